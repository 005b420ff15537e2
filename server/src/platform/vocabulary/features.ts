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
