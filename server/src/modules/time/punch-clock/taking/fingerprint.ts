import { createHash } from 'node:crypto'
import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { IncomingPunch } from './incoming.ts'

/** What a punch says, but for when it occurred: the same for every retry, whatever has become of what it names. */
export const fingerprintOf = ({
  kind,
  entryTypeId = null,
  allocations = [],
  note = null,
}: Pick<IncomingPunch, 'kind' | 'entryTypeId' | 'allocations' | 'note'>): string =>
  createHash('sha256').update(canonicalJson({ kind, entryTypeId, allocations, note })).digest('hex')
