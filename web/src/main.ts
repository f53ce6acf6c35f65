// Where the pages begin.
import { mount } from "svelte";
import App from "./App.svelte";
import { keepWorker } from "./server/push";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

if (import.meta.env.PROD) keepWorker();
mount(App, { target: document.getElementById("app")! });
