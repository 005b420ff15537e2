import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  DryRun,
  IdOf,
  object,
  optional,
  page,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { visibleCharacter } from '../../../../platform/vocabulary/visible-text.ts'
import { PunchView } from '../punches/shapes.ts'

export const Reason = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: visibleCharacter,
  examples: ['The terminal was tested.'],
  description:
    'Why, in words that the member will read; spaces around them are dropped, and spaces or characters that show nothing are no reason.',
})

export const unplacedOperations = {
  listOwnUnplaced: {
    method: 'GET',
    path: '/v1/me/unplaced-punches',
    sweeps: { table: 'punches', deletions: 'waiting' },
    summary: 'List own punches without a place',
    description:
      'Punches of the member that belong to no clocking in, the oldest first, each with its reason. They are placed by themselves when the punch that they miss comes, or, within minutes, when their day takes them.',
    needs: 'none',
    credential: 'personal',
    listed: { ids: true },
    query: object(sweeping),
    answers: page(PunchView),
  },
  listTeamUnplaced: {
    method: 'GET',
    path: '/v1/team/unplaced-punches',
    sweeps: { table: 'punches', deletions: 'waiting' },
    summary: 'List punches of members without a place',
    description: 'The same of all members under the authority of the caller.',
    needs: ['worktime.supervise'],
    listed: { q: 'the name of the member', ids: true },
    query: object({
      membershipId: optional(described(IdOf('membership'), "Only this member's punches.")),
      ...sweeping,
    }),
    answers: page(PunchView),
  },
  dismiss: {
    method: 'POST',
    path: '/v1/team/unplaced-punches/{id}/dismiss',
    summary: 'Dismiss a punch without a place',
    description: 'The punch is kept with the reason, and counts no more.',
    needs: ['worktime.supervise'],
    params: { id: idOf('punch_not_found') },
    body: object({ reason: Reason, dryRun: DryRun }),
    answers: PunchView,
    refuses: ['punch_not_found', 'punch_not_unplaced'],
    example: { body: { reason: 'The terminal was tested.' } },
  },
} as const satisfies Readonly<Record<string, Operation>>
