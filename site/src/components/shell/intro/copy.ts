/** Words of the loading screen's three phases. */
export const INTRO_COPY = { wind: 'Wind', solar: 'Zon', nature: 'Natuur' } as const;
