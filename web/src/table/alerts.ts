// Telling somebody who looks elsewhere that it is their turn.

/** Two soft notes, made on the spot. */
export function chime(): void {
  const sound = new AudioContext();
  for (const [place, pitch] of [587, 880].entries()) {
    const note = sound.createOscillator();
    const volume = sound.createGain();
    const start = sound.currentTime + place * 0.16;
    note.type = "sine";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    note.connect(volume).connect(sound.destination);
    note.start(start);
    note.stop(start + 0.55);
  }
  setTimeout(() => void sound.close(), 1_200);
}

/** Whether the browser lets us notify; asks for it when it has not been asked yet. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notification of the browser, unless the page is being looked at. */
export function notify(title: string, text: string): void {
  if (document.visibilityState === "visible" || !("Notification" in window) || Notification.permission !== "granted") {
    return;
  }
  const note = new Notification(title, { body: text, icon: "/icon.svg", tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
