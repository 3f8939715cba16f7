import { figures2026 } from '@sens/engine';

const { percent } = figures2026.vat.solarPanels.value;

/** What solar panels get in place of a grant. */
export const PANELS_WITHOUT_GRANT = `Voor zonnepanelen is geen ISDE. U betaalt er ${percent}% btw over.`;
