import { createHash } from 'node:crypto'

/**
 * The id that examples name a kind of record by, from the name of the field that holds it, such as `entryTypeId`. Each
 * kind has another, so that an example shows which ids are the same thing.
 */
export const exampleId = (field: string): string => {
  const kind = /membershipId$/i.test(field) ? 'membershipId' : field
  const tail = kind.endsWith('Id')
    ? createHash('sha256').update(kind).digest('hex').slice(0, 12)
    : '000000000001'
  return `0199f2a0-0000-7000-8000-${tail}`
}
