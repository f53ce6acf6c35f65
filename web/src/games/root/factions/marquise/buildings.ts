/** The buildings of the Marquise, in the order of her tracks. */
export const BUILDINGS = ["sawmill", "workshop", "recruiter"] as const;
