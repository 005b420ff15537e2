import {
  described,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../../../../platform/contract/shapes.ts'
import {
  Cell,
  importAnswer,
  importBody,
  Line,
  modeErrors,
  rowResult,
  shapeErrors,
  TargetCode,
  typedCell,
} from '../../../../records/imports/port.ts'

export const TargetRow = object({
  externalSource: described(
    Cell,
    'The other system; given with `externalId`. Null or absent for a row that carries no reference.',
  ),
  externalId: described(
    Cell,
    "The target's id in the other system; given with `externalSource`. Null or absent for a row that carries no reference.",
  ),
  code: described(
    Cell,
    'The code of the target inside the level; needed for a new one. A target found by its reference keeps its own, whatever this says; null or absent for none.',
  ),
  name: described(
    Cell,
    'What people choose it by; needed for a new target. Null or absent keeps what is stored.',
  ),
  active: typedCell(
    'boolean',
    Type.Boolean({
      description:
        'Whether entries may still name it. Null or absent keeps what is stored; a new target is active.',
    }),
  ),
  parentCode: described(
    Cell,
    'The code of the parent of a new target, in the level or in any row; null for the top. Absent, a new target is at the top, and one that exists stays where it is: no other parent may be named for it.',
  ),
  line: Line,
})
export type TargetRow = Static<typeof TargetRow>

/** Why a row was not carried out. */
export const rowErrors = [
  'missing_required',
  ...shapeErrors,
  'external_ref_incomplete',
  'external_ref_conflict',
  'code_in_use_unlinked',
  'parent_not_found',
  'parent_change_unsupported',
] as const
export type RowError = (typeof rowErrors)[number]

export const TargetImport = importBody(TargetRow, 'targets', {
  level: Type.String({
    minLength: 1,
    maxLength: 50,
    description: 'The code of the tracking level.',
    examples: ['cost_center'],
  }),
  linkByCode: optional(
    Type.Boolean({
      description:
        'Lets a row that carries a reference adopt a target that has its code and no reference; otherwise such a row is refused.',
    }),
  ),
})

export const TargetImportAnswer = importAnswer(
  rowResult(oneOf([...rowErrors, ...modeErrors]), { targetCode: TargetCode }),
)
