import type { StarterNames } from '../../../../platform/vocabulary/starter-names.ts'

/** By code, the tracking levels that every organisation has. */
export const levelNames = {
  project: { fi: 'Projekti', sv: 'Projekt', en: 'Project' },
  cost_center: { fi: 'Kustannuspaikka', sv: 'Kostnadsställe', en: 'Cost centre' },
} as const satisfies StarterNames

/** By code, the targets of the level `cost_center` that every organisation is given to begin with. */
export const costCenterNames = {
  administration: { fi: 'Hallinto', sv: 'Förvaltning', en: 'Administration' },
  sales: { fi: 'Myynti', sv: 'Försäljning', en: 'Sales' },
  production: { fi: 'Tuotanto', sv: 'Produktion', en: 'Production' },
} as const satisfies StarterNames
