import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { ProjectRecord } from '../record.ts'
import * as rules from '../rules.ts'
import type { NewProject } from '../shapes.ts'

export const now = '2026-11-20T07:00:00.000Z'

/** A project as the rules make it. */
export function made(wanted: Partial<NewProject> = {}): ProjectRecord {
  const decision = rules.create(
    { code: 'KOULU', name: 'Koulun putket', ...wanted },
    {
      id: newId(),
      baselineId: newId(),
      now,
      today: '2026-11-20',
      codeHolder: null,
      referenceHolder: null,
      missing: null,
      custom: { values: {} },
    },
  )
  if (decision.refusal !== undefined) throw new Error(decision.detail)
  return decision.state.after
}
