import {
  type CodeOf,
  column,
  flag,
  recordCells,
  rowOf,
  type RowOf,
  text,
} from '../../../../records/imports/protocol/port.ts'

export const unitRow = rowOf({
  register: 'planning-units',
  rows: 'planning units',
  cells: {
    ...recordCells('planning unit'),
    code: column(
      text(
        'What the unit is found by, and the code of a new one. Null or absent: it is found by its name, among those without a code.',
      ),
      { fi: 'Koodi', sv: 'Kod', en: 'Code', example: 'helsinki' },
      'tunnus, numero, nummer, number',
    ),
    name: column(
      text('The name; needed for a new unit. Null or absent keeps what is stored.'),
      { fi: 'Nimi', sv: 'Namn', en: 'Name', example: 'Helsinki' },
      'yksikkö, enhet, unit',
    ),
    active: column(
      flag(
        'Whether members may still be put into it. Null or absent keeps what is stored; a new unit is active.',
      ),
      { fi: 'Käytössä', sv: 'Aktiv', en: 'Active', example: 'true' },
      'aktiivinen, i bruk, in use',
    ),
    parentCode: column(
      text(
        'The code of the unit above a new one, stored or in any row; null for the top. Absent, a new unit is at the top, and one that exists stays where it is: no other parent may be named for it.',
      ),
      { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' },
      'yläyksikkö, ylempi koodi, överordnad enhet, parent unit, parent',
    ),
  },
  refuses: [
    'planning_unit_ambiguous',
    'planning_unit_not_found',
    'planning_unit_cycle',
    'parent_change_unsupported',
  ],
})

export type UnitRow = RowOf<typeof unitRow>
export type RowError = CodeOf<typeof unitRow>
