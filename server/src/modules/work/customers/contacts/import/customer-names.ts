import type { Reference } from '../../../../records/imports/protocol/port.ts'
import { folded } from '../../record.ts'

/** What customers go by in rows of contacts. */
export const customerNames = {
  code: (code: string): string => `code ${code}`,
  reference: ({ externalSource, externalId }: Reference): string =>
    `reference ${externalSource} ${externalId}`,
  name: (name: string): string => `name ${folded(name)}`,
}
