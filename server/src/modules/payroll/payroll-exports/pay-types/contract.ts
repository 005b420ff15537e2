import type { Operation } from '../../../../platform/contract/operation.ts'
import {
  described,
  IdOf,
  localised,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Type,
  wholeList,
} from '../../../../platform/contract/shapes.ts'
import { lineKinds } from '../kinds.ts'

const PayTypeGap = named(
  'PayTypeGap',
  object({
    kind: oneOf(lineKinds, { description: 'The kind of such lines.' }),
    entryTypeId: described(
      nullable(IdOf('entry_type')),
      'The entry type whose time gives such lines; null for none.',
    ),
    dayTypeId: described(nullable(IdOf('day_type')), 'The day type that gives such lines; null for none.'),
    typeName: localised(
      'starter_name',
      nullable(Type.String({ description: 'The name of that type; null where there is none.' })),
    ),
  }),
)
export type PayTypeGap = Static<typeof PayTypeGap>

export const payTypeOperations = {
  listPayTypeGaps: {
    method: 'GET',
    path: '/v1/pay-type-gaps',
    summary: 'List lines without a pay type code',
    description:
      'Which lines of a payroll export would have no pay type code. What the active entry types, day types and worktime models of the date can give, where neither a pay type rule nor the type itself says the code. A kind that a rule leaves out on purpose is no gap, and neither is time that is not paid. Targets may still have a code for the kind.',
    needs: ['payroll.run'],
    query: object({
      date: optional(described(PlainDate, 'The date whose versions count; absent for today.')),
    }),
    answers: wholeList(PayTypeGap),
  },
} as const satisfies Readonly<Record<string, Operation>>
