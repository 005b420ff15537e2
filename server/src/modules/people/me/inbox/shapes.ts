import {
  array,
  described,
  Flag,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import type { InboxSource } from './slots.ts'

/** No more of a list are counted than a person looks at. */
export const countedAtMost = 100

const counted = {
  count: Type.Integer({ description: `How many there are, counted up to ${countedAtMost}.` }),
  hasMore: described(Flag, `Whether there are more than \`count\`, which then is ${countedAtMost}.`),
}

const path = Type.String({
  description: 'Where the list answers these and no others: path and query of a `GET`.',
  examples: ['/v1/me/shift-swaps?as=peer&state=proposed'],
})

const list = object(
  {
    operationId: Type.String({
      description: 'The operation of the list, as the description calls it.',
      examples: ['shiftSwaps.listOwn'],
    }),
    path,
  },
  { description: 'The list behind the number.' },
)

const parts = array(
  object({
    kind: Type.String({ description: 'What of the list it is, as its rows have it in `kind`.' }),
    ...counted,
    path,
  }),
  {
    description:
      'The same by what they are; what there is nothing of is not named. Empty for a list of one kind.',
  },
)

export const inboxOf = (sources: readonly Pick<InboxSource, 'kind' | 'words'>[]) =>
  named(
    'Inbox',
    object(
      {
        waiting: array(
          object(
            {
              kind: oneOf(
                sources.map(({ kind }) => kind),
                {
                  description: `What waits; grows with the families. ${sources.map(({ kind, words }) => `\`${kind}\`: ${words}`).join('; ')}.`,
                },
              ),
              ...counted,
              among: described(
                nullable(Type.String()),
                'The kind of this answer whose number has these too; null where none has.',
              ),
              list,
              parts,
            },
            { title: 'InboxEntry' },
          ),
          {
            description:
              'What waits for the caller, by kind, also what there is none of: one for each list that they may read now.',
          },
        ),
        total: object(counted, { description: 'Everything that waits, each thing once.' }),
        decided: object(
          {
            since: described(Instant, 'From when on decisions are counted.'),
            ...counted,
            list,
            parts,
          },
          { description: 'Own requests that somebody else has decided since then.' },
        ),
      },
      { description: 'How much waits for a member, and what was decided for them.' },
    ),
  )
export type Inbox = Static<ReturnType<typeof inboxOf>>
export type InboxEntry = Inbox['waiting'][number]
