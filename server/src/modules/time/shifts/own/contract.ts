import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import {
  described,
  expectedUpdatedAt,
  Flag,
  InstantInput,
  object,
  optional,
  page,
  PlainDate,
  sweeping,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { shiftStale } from '../record/refusals.ts'
import { ownShiftRefusals } from './refusals.ts'
import { OwnShift } from './shapes.ts'

const path = '/v1/me/shifts'
const own = { needs: 'none', feature: 'scheduling' } as const

export const ownShifts = contract({
  name: 'ownShifts',
  tag: 'Shifts',
  refusals: ownShiftRefusals,
  uses: { refusals: shiftStale },
  events: {},
  operations: {
    list: {
      ...own,
      method: 'GET',
      path,
      summary: "List the caller's own shifts",
      description:
        'Page through the published shifts that the caller works, by date and time, with those that were published and are cancelled. Drafts are not listed.',
      sweeps: { table: 'shifts', deletions: 'never' },
      listed: { ids: true },
      query: object({
        ...sweeping,
        from: optional(described(PlainDate, 'Only shifts of this day or a later one.')),
        to: optional(described(PlainDate, 'Only shifts of this day or an earlier one.')),
        needsAcknowledgement: optional(
          described(Flag, 'True: only shifts that are to be acknowledged; false: only the others.'),
        ),
      }),
      answers: page(OwnShift),
      example: { query: { from: '2026-12-07', to: '2026-12-13' } },
    },
    acknowledge: {
      ...own,
      method: 'POST',
      path: `${path}/{id}/acknowledge`,
      summary: 'Acknowledge an own shift',
      description:
        'Say that the caller has seen a shift as it is now. Its next change asks anew. Send `expectedUpdatedAt`, and only what the caller has read is acknowledged.',
      params: { id: idOf('shift_own_not_found') },
      body: object({ expectedUpdatedAt }),
      answers: OwnShift,
      refuses: ['shift_own_not_found', 'shift_stale'],
      example: { body: {} },
    },
    acknowledgeAll: {
      ...own,
      method: 'POST',
      path: `${path}/acknowledge-all`,
      summary: 'Acknowledge the own shifts of a period',
      description: `Say that the caller has seen all of their shifts of at most ${limits.rangeDays.memberRead} days as they are now.`,
      body: object({
        from: described(PlainDate, 'The first day.'),
        to: described(PlainDate, 'The last day, which is part of it.'),
        seenAt: optional(
          described(InstantInput, 'When the caller read them: one that has changed later is left out.'),
        ),
      }),
      answers: object({
        acknowledgedCount: Type.Integer({ description: 'How many were waiting for it.' }),
      }),
      refuses: ['range_end_before_start', 'range_too_long'],
      example: { body: { from: '2026-12-07', to: '2026-12-13' } },
    },
  },
})
