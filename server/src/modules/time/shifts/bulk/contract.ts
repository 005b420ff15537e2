import { contract } from '../../../../platform/contract/family.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { array, DryRun, object, Type } from '../../../../platform/contract/shapes.ts'
import { limits } from '../../../../platform/vocabulary/limits.ts'
import { shiftEvents } from '../record/events.ts'
import { OverrideReason, ShiftRow } from '../record/shapes.ts'
import { planning } from '../writing/operations.ts'
import { RowResult } from '../writing/results.ts'

export const shiftBatches = contract({
  name: 'shifts',
  tag: 'Shifts',
  refusals: {},
  uses: { refusals: {}, events: shiftEvents },
  events: {},
  operations: {
    writeBatch: {
      ...planning,
      method: 'POST',
      path: '/v1/shifts/batch',
      summary: 'Write many shifts',
      description: `Make, change and cancel up to ${limits.batchIds} shifts. Always 200, with a result for each row in the order in which they were sent; what holds one back does not stop the others. The rules are asked about all of them together: two that overlap each other are both refused, and two that change places are not.`,
      body: object({
        rows: array(ShiftRow, {
          minItems: 1,
          maxItems: limits.batchIds,
          description: 'The shifts: with an `id` a change, without one a new shift.',
        }),
        overrideReason: OverrideReason,
        dryRun: DryRun,
      }),
      answers: object({
        results: array(RowResult, { description: 'One result a row.' }),
        dryRun: Type.Boolean({ description: 'Whether nothing was written, as asked.' }),
      }),
      emits: ['shift.changed'],
      example: {
        body: {
          rows: [
            {
              planningUnitId: exampleId('planningUnitId'),
              workDate: '2026-12-07',
              shiftTypeId: exampleId('shiftTypeId'),
              membershipId: exampleId('membershipId'),
            },
            { id: exampleId('shiftId'), cancelReason: 'The shop stays closed.' },
          ],
        },
        answer: {
          results: [
            {
              index: 0,
              shiftId: null,
              status: 'error',
              code: 'shift_overlap',
              detail:
                'It overlaps another shift of the member, from 2026-12-07T05:00:00.000Z to 2026-12-07T13:00:00.000Z.',
              violations: [
                {
                  code: 'shift_overlap',
                  severity: 'refusal',
                  values: {
                    from: { at: '2026-12-07T05:00:00.000Z', local: '2026-12-07T07:00' },
                    to: { at: '2026-12-07T13:00:00.000Z', local: '2026-12-07T15:00' },
                  },
                  detail:
                    'It overlaps another shift of the member, from 2026-12-07T05:00:00.000Z to 2026-12-07T13:00:00.000Z.',
                  law: null,
                },
              ],
            },
          ],
          dryRun: false,
        },
      },
    },
  },
})
