import { refusals } from '../../../../platform/contract/refusals.ts'
import { Code, described, IdOf, Name, nullable, Type } from '../../../../platform/contract/shapes.ts'
import { defaulted, required } from '../../../../platform/register/fields.ts'
import { register } from '../../../../platform/register/register.ts'
import { entryCategoriesOf } from '../../../company/catalogs/entry-types/port.ts'
import { entryTypeNotFound } from '../../../company/catalogs/entry-types/refusals.ts'
import { shiftTypeRefusals } from './refusals.ts'
import { BreakMinutes, EndMinutes, StartMinutes, Tags } from './fields.ts'
import { check, checkEntryTypes } from './rules.ts'

const rules = {
  startMinutes: required(StartMinutes),
  endMinutes: required(EndMinutes),
  breakMinutes: defaulted(BreakMinutes, 0),
  entryTypeId: defaulted(
    described(
      nullable(IdOf('entry_type')),
      'The entry type that the time is proposed and priced as, of the category `work`, `travel` or `standby`; null for plain work.',
    ),
    null,
  ),
  tags: defaulted(Tags('What shifts of the type are marked with, for whoever looks at a plan.'), []),
  colour: defaulted(
    nullable(
      Type.String({
        pattern: '^#[0-9a-f]{6}$',
        examples: ['#2f6fde'],
        description: 'The colour in which plans show it, `#rrggbb`; null for none.',
      }),
    ),
    null,
  ),
}

const refuses = ['entry_type_not_found', 'shift_type_times_invalid', 'shift_type_entry_type_unfit'] as const

/** The shifts that a place plans again and again. */
export const shiftTypes = register({
  singular: 'shift_type',
  plural: 'shift_types',
  fields: { code: required(Code), name: required(Name) },
  versions: {
    fields: rules,
    because: 'shifts keep to the version in force on their dates',
    current: ['startMinutes', 'endMinutes', 'breakMinutes', 'colour'],
    check,
    references: async (db, versions) =>
      checkEntryTypes(
        versions,
        await entryCategoriesOf(
          db,
          versions.flatMap(({ entryTypeId }) => entryTypeId ?? []),
        ),
      ),
  },
  uses: entryTypeNotFound,
  refusals: refusals(shiftTypeRefusals),
  operations: {
    create: {
      refuses,
      example: {
        body: {
          code: 'early',
          name: 'Early shift',
          versions: [{ validFrom: '2026-01-01', startMinutes: 420, endMinutes: 900, breakMinutes: 30 }],
        },
      },
    },
    addVersion: {
      refuses,
      example: { body: { validFrom: '2027-01-01', startMinutes: 390, endMinutes: 870, breakMinutes: 30 } },
    },
  },
})
