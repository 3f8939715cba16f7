/** Stable ids of the measures; words for visitors live in `content/`. */
export const MEASURE_IDS = [
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'zoldervloerisolatie',
  'vloerisolatie',
  'bodemisolatie',
  'hr-glas',
  'triple-glas',
  'isolerende-deur',
  'kierdichting',
  'ventilatie',
  'ventilatie-wtw',
  'waterzijdig-inregelen',
  'radiatorfolie',
  'hybride-warmtepomp',
  'warmtepomp',
  'bodemwarmtepomp',
  'warmtepompboiler',
  'zonneboiler',
  'zonnepanelen',
  'pvt-panelen',
  'thuisbatterij',
  'elektrisch-koken',
] as const;

export type MeasureId = (typeof MEASURE_IDS)[number];

/** What a measure does for living in the house. */
export type ComfortCode =
  | 'gelijkmatig-warm'
  | 'minder-tocht'
  | 'warme-vloer'
  | 'geen-kou-bij-raam'
  | 'koeler-in-de-zomer'
  | 'stiller'
  | 'frisse-lucht'
  | 'minder-vocht'
  | 'geen-open-vlam'
  | 'sneller-warm';

/** The moment at which a measure costs least trouble and money. */
export type MomentCode =
  | 'altijd'
  | 'bij-schilderwerk'
  | 'bij-dakvernieuwing'
  | 'bij-kozijnvervanging'
  | 'bij-nieuwe-ketel'
  | 'bij-nieuwe-keuken'
  | 'bij-verbouwing'
  | 'na-isolatie'
  | 'bij-verhuizing';

/** A way of heating that was compared: the present one, or a heat pump. */
export type RouteId = 'huidig' | 'hybride-warmtepomp' | 'warmtepomp';
