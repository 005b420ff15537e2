import {
  type CodeOf,
  column,
  flag,
  rowOf,
  type RowOf,
  text,
} from '../../../../records/imports/protocol/port.ts'

export const targetRow = rowOf({
  register: 'tracking-targets',
  rows: 'targets',
  cells: {
    externalSource: column(
      text('The other system; given with `externalId`. Null or absent for a row that carries no reference.'),
      { fi: 'Ulkoinen järjestelmä', sv: 'Externt system', en: 'External source', example: 'erp' },
      'lähdejärjestelmä, källsystem, source, ulkoinen lähde, extern källa',
    ),
    externalId: column(
      text(
        "The target's id in the other system; given with `externalSource`. Null or absent for a row that carries no reference.",
      ),
      { fi: 'Ulkoinen tunnus', sv: 'Externt id', en: 'External id', example: 'cc-4010' },
      'ulkoinen id, extern beteckning, external reference, ulkoinen tunniste',
    ),
    code: column(
      text(
        'The code of the target inside the level; needed for a new one. A target found by its reference keeps its own, whatever this says; null or absent for none.',
      ),
      { fi: 'Koodi', sv: 'Kod', en: 'Code', example: '4010' },
      'tunnus, numero, nummer, number',
    ),
    name: column(
      text('What people choose it by; needed for a new target. Null or absent keeps what is stored.'),
      { fi: 'Nimi', sv: 'Namn', en: 'Name', example: 'Installation' },
      'kuvaus, beskrivning, description',
    ),
    active: column(
      flag('Whether entries may still name it. Null or absent keeps what is stored; a new target is active.'),
      { fi: 'Käytössä', sv: 'Aktiv', en: 'Active', example: 'true' },
      'aktiivinen, i bruk, in use',
    ),
    parentCode: column(
      text(
        'The code of the parent of a new target, in the level or in any row; null for the top. Absent, a new target is at the top, and one that exists stays where it is: no other parent may be named for it.',
      ),
      { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' },
      'yläkohde, ylempi koodi, överordnad, parent',
    ),
  },
  refuses: [
    'external_ref_incomplete',
    'external_ref_conflict',
    'code_in_use_unlinked',
    'parent_not_found',
    'parent_change_unsupported',
  ],
})

export type TargetRow = RowOf<typeof targetRow>
export type RowError = CodeOf<typeof targetRow>
