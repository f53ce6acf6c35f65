// The characters as signs, paths for a box of 512 by 512.
import bow_arrow from "icon:bow-arrow";
import feathered_wing from "icon:feathered-wing";
import fire from "icon:fire";
import hooded_figure from "icon:hooded-figure";
import katana from "icon:katana";
import scales from "icon:scales";
import tinker from "icon:tinker";
import treasure_map from "icon:treasure-map";
import walking_scout from "icon:walking-scout";

export const CHARACTER_SIGNS: Readonly<Record<string, string>> = {
  thief: hooded_figure,
  tinker,
  ranger: bow_arrow,
  vagrant: walking_scout,
  arbiter: scales,
  scoundrel: fire,
  adventurer: treasure_map,
  ronin: katana,
  harrier: feathered_wing,
};
