/** What the landing pages need to know of a service. */
export interface LandingService {
  slug: string;
  name: string;
}

/** What the landing pages need to know of a town. */
export interface LandingLocation {
  slug: string;
  name: string;
}

/** One service in one town. */
export interface LandingPage<Service, Town> {
  /** Path without leading slash: `isolatie-dordrecht`. */
  slug: string;
  service: Service;
  location: Town;
}

/** Path of a landing page, without leading slash (spec, section 2). */
export const landingSlug = (service: LandingService, location: LandingLocation) =>
  `${service.slug}-${location.slug}`;

/** Every combination of service and town (spec, section 2). */
export function landingPages<S extends LandingService, L extends LandingLocation>(
  services: readonly S[],
  locations: readonly L[],
): LandingPage<S, L>[] {
  return services.flatMap((service) =>
    locations.map((location) => ({ slug: landingSlug(service, location), service, location })),
  );
}

/** So many towns have their pages built; those of the others are made when somebody first asks for one. */
const TOWNS_BUILT = 20;

/** The towns whose pages are built. @param towns in their order */
export const townsBuilt = <Town>(towns: readonly Town[]): Town[] => towns.slice(0, TOWNS_BUILT);

/** The page title the spec prescribes: '{service} {town} | {company} | Bel {phone}'. */
export function landingTitle(
  service: LandingService,
  location: LandingLocation,
  company: { name: string; phone: { display: string } },
): string {
  return `${service.name} ${location.name} | ${company.name} | Bel ${company.phone.display}`;
}

/** What a text that all towns share may name. */
export const TOWN_NAMES = ['town', 'municipality'] as const;

/** Fills the town's own words into a service's landing text. */
export function fillTown(
  text: string,
  location: LandingLocation & { municipality: string },
): string {
  const values: Record<(typeof TOWN_NAMES)[number], string> = {
    town: location.name,
    municipality: location.municipality,
  };
  return TOWN_NAMES.reduce((filled, name) => filled.replaceAll(`{${name}}`, values[name]), text);
}
