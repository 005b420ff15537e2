/** The licensed parts of the product: the `feature` of a 402 and the `module` of an access context. */
export const features = [
  'scheduling',
  'hr',
  'travel_expense',
  'projects',
  'crm',
  'invoicing',
  'field_service',
] as const

export type Feature = (typeof features)[number]

/** Those that can be bought and have no operation yet; a test holds it to the contracts. */
const withoutOperations: readonly Feature[] = ['travel_expense', 'invoicing', 'field_service']

/** Whether there is anything of a module to use: what is not there is in force for nobody. */
export const isAvailable = (feature: Feature): boolean => !withoutOperations.includes(feature)
