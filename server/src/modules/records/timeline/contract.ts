import { events } from '../../../platform/contract/events.ts'
import { contract } from '../../../platform/contract/family.ts'
import { idOf, type Operation } from '../../../platform/contract/operation.ts'
import { inPublishedOrder } from '../../../platform/contract/published-order.ts'
import {
  described,
  Id,
  IdBy,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  page,
  paging,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'
import { contributedCode } from '../../../platform/contract/refusals.ts'
import { fileKind, publishedKinds, publishedSubjects, publishedWords } from './kinds.ts'
import type { TimelineSource, TimelineSubject } from './port.ts'

const entryOf = (kinds: readonly string[]) =>
  named(
    'TimelineEntry',
    object({
      id: described(Id, 'Tells the entry from the others of its kind.'),
      kind: oneOf(kinds, { description: 'What happened.' }),
      at: described(Instant, 'When it happened; an activity that is not done stands where it was written.'),
      recordType: Type.String({ examples: ['activity'], description: 'The kind of record to open.' }),
      recordId: described(IdBy('recordType'), 'The record to open.'),
      title: nullable(
        Type.String({ description: 'What the record is called, or is about; null where it has no name.' }),
      ),
      from: nullable(Type.String({ description: 'What it was before; null where nothing is told of it.' })),
      to: nullable(
        Type.String({
          description: 'What it became, such as the name of a stage; null where nothing is told of it.',
        }),
      ),
      membershipId: described(
        nullable(IdOf('membership')),
        'The member who did it, or owns it; null where nobody is told.',
      ),
    }),
  )
export type TimelineEntryAnswer = Static<ReturnType<typeof entryOf>>

/** The promises of a timeline for each record that has one, made of whatever sources there are. */
export function timelineOf(contributed: readonly TimelineSubject[], sources: readonly TimelineSource[]) {
  const subjects = inPublishedOrder(publishedSubjects, contributed, ({ record }) => record)
  const kinds = new Set([fileKind, ...sources.flatMap(source => source.kinds)])
  const Entry = entryOf(inPublishedOrder(publishedKinds, [...kinds], kind => kind))
  const reading = ({ record, path, missing }: TimelineSubject) => {
    const code = contributedCode<'timeline.subjects'>(missing)
    return {
      method: 'GET',
      needs: ['crm.use'],
      feature: 'crm',
      query: object(paging),
      answers: page(Entry),
      path,
      summary: `Read what happened with a ${record}`,
      description: `Everything that happened with the ${record} in one order, the latest first: ${contentsOf(record, sources)}. What the caller may not read is not among it.`,
      params: { id: idOf(code) },
      refuses: [code],
    } as const satisfies Operation
  }
  return contract({
    name: 'timeline',
    tag: 'CRM',
    refusals: {},
    uses: { refusals: Object.assign({}, ...subjects.map(({ missing }) => missing)) as Record<never, never> },
    events: events({}),
    operations: Object.fromEntries(subjects.map(subject => [subject.operation, reading(subject)])),
  })
}

/** Without any record that has one. */
export const timeline = timelineOf([], [])

/** `activities, deals, files`, as the description lists it. */
function contentsOf(record: string, sources: readonly TimelineSource[]): string {
  const words = new Set(['files', ...sources.flatMap(({ of }) => of[record]?.what ?? [])])
  return inPublishedOrder(publishedWords, [...words], word => word).join(', ')
}
