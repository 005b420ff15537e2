import { createHash } from 'node:crypto'

/**
 * The id that examples name a kind of record by, from the name of the field that holds it, such as `entryTypeId`. Each kind
 * has another, so that an example shows which ids are the same thing.
 */
export const exampleId = (field: string): string =>
  `0199f2a0-0000-7000-8000-${createHash('sha256').update(field).digest('hex').slice(0, 12)}`
