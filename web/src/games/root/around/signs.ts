// The signs around the map, as paths for a box of 512 by 512.

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A ray of the sun, by degrees from the right, clockwise. */
function ray(degrees: number, y: number): string {
  const at = (far: number, aside: number) => {
    const [angle, off] = [(degrees * Math.PI) / 180, (aside * Math.PI) / 180];
    return `${Math.round(256 + far * Math.cos(angle + off))} ${Math.round(y + far * Math.sin(angle + off))}`;
  };
  return `M${at(168, -7)}L${at(236, 0)}L${at(168, 7)}z`;
}

/** The sun over the horizon, high up, and the moon. */
export const PHASE_SIGNS = {
  birdsong:
    "M40 360H472V408H40zM96 432H416V472H96zM136 340A120 120 0 0 1 376 340z" +
    RAYS.filter((degrees) => degrees >= 180)
      .concat(360)
      .map((degrees) => ray(degrees, 340))
      .join(""),
  daylight: "M256 136A120 120 0 1 1 256 376A120 120 0 1 1 256 136z" + RAYS.map((degrees) => ray(degrees, 256)).join(""),
  evening: "M316 56A204 204 0 1 0 456 356A176 176 0 0 1 316 56z",
} as const;

/** A card that is put away. */
export const DISCARD_SIGN =
  "M112 40H400Q432 40 432 72V300H336V220H176V300H80V72Q80 40 112 40zM216 260H296V360H368L256 480L144 360H216z";

export const CROWN_SIGN = "M64 152L160 256L256 96L352 256L448 152L416 376H96zM96 400H416V448H96z";
