// The second Vagabond, who plays as the first does.
export { default } from "../vagabond";
