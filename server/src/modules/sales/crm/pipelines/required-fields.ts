/** What a stage may require of a deal besides custom fields, `cf.<key>`; of the last two at least one. */
export const requirableFields = [
  'customerId',
  'ownerMembershipId',
  'valueCents',
  'expectedCloseDate',
  'contacts',
  'lines',
] as const

const ofCustomField = 'cf.'

/** The key of a custom field that a requirement names; undefined for the deal's own fields. */
export const customFieldKey = (required: string): string | undefined =>
  required.startsWith(ofCustomField) ? required.slice(ofCustomField.length) : undefined

/** The first of the names that is no field of deals. `customFields` are the keys of the active ones. */
export const unknownRequirement = (
  names: readonly string[],
  customFields: ReadonlySet<string>,
): string | undefined =>
  names.find(name => {
    const key = customFieldKey(name)
    return key === undefined
      ? !(requirableFields as readonly string[]).includes(name)
      : !customFields.has(key)
  })
