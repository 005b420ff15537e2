import { accept, type Decision, refuse, said } from '../../../../platform/vocabulary/decision.ts'
import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import type { RecognitionRule } from './record.ts'
import type { NewRecognitionRule } from './shapes.ts'

const words: RecordWords = {
  singular: 'project_recognition_rule',
  plural: 'project_recognition_rules',
  words: 'recognition rule',
}

export interface Circumstances {
  readonly id: Id
  readonly now: Instant
  readonly project: { readonly id: Id; readonly state: string }
  /** The rule that holds last. */
  readonly last: RecognitionRule | undefined
}

/** Has fees of a project belong to days by another rule from a day on. It lies on the last one, so it never begins before that. */
export function add(
  { validFrom, method, firstDay = null, lastDay = null }: NewRecognitionRule,
  { id, now, project, last }: Circumstances,
): Decision<
  RecognitionRule,
  never,
  'project_closed' | 'recognition_days_invalid' | 'recognition_before_last'
> {
  if (project.state === 'closed') return refuse('project_closed', 'The project is closed.')
  if ((firstDay === null) !== (lastDay === null))
    return refuse('recognition_days_invalid', 'Send firstDay and lastDay together, or neither.')
  if (firstDay !== null && method !== 'date')
    return refuse('recognition_days_invalid', `The method ${method} has no days of its own.`)
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    return refuse('recognition_days_invalid', 'The last day is before the first.')
  if (last && validFrom < last.validFrom)
    return refuse(
      'recognition_before_last',
      said`The last rule holds from ${{ lastValidFrom: last.validFrom }} on.`,
    )
  const rule = { id, projectId: project.id, validFrom, method, firstDay, lastDay, madeAt: now }
  const { id: _, madeAt: __, ...told } = rule
  const changes = Object.entries(told).flatMap(([field, to]) => (to === null ? [] : [{ field, to }]))
  return accept(rule, { audit: [auditLine(words, 'add', id, changes)] })
}
