/** The translations of a refusal that nobody reads. */
export const untranslated = { fi: ['Ei', 'Ei mitään.'], sv: ['Nej', 'Ingenting.'] } as const
