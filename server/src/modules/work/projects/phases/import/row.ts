import {
  choice,
  type CodeOf,
  column,
  date,
  integer,
  keeps,
  needed,
  type ReadRow,
  rowOf,
  text,
  cents,
} from '../../../../records/imports/protocol/port.ts'
import { centsLimit, minutesLimit } from '../../record/limits.ts'
import { billings, billingWords } from '../../record/shapes.ts'
import type { KnownProject } from '../../record/port.ts'
import type { PhasePatch } from '../shapes.ts'

export const phaseRow = rowOf({
  register: 'project-phases',
  rows: 'phases',
  needs: ['projectCode', 'code'],
  cells: {
    projectCode: column(
      text(`The project by its code. ${needed}`),
      { fi: 'Projektin koodi', sv: 'Projektkod', en: 'Project code', example: 'KO-2604' },
      'projekti, projektinumero, projekt, projektnummer, project, project number',
    ),
    code: column(
      text(`The code of the phase, by which it is found in its project. ${needed}`),
      { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code', example: '10' },
      'koodi, vaihe, vaihenumero, kod, fas, code, phase, wbs',
    ),
    name: column(
      text(`What people choose it by; needed for a new phase. ${keeps}`),
      { fi: 'Nimi', sv: 'Namn', en: 'Name', example: 'Suunnittelu' },
      'vaiheen nimi, fasens namn, phase name',
    ),
    parentCode: column(
      text(
        'The code of the phase of the same project that a new phase lies in, in the project or in any row; null for the project itself. Absent, a new phase is of the project itself, and one that exists stays where it is: no other parent may be named for it.',
      ),
      { fi: 'Yläkoodi', sv: 'Överordnad kod', en: 'Parent code' },
      'ylävaihe, ylempi vaihe, överordnad fas, parent, parent phase',
    ),
    startDate: column(
      date(`The first day, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Alkupäivä', sv: 'Startdatum', en: 'Start date', example: '2027-01-11' },
      'start, alkaa, börjar',
    ),
    endDate: column(
      date(`The last day, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Loppupäivä', sv: 'Slutdatum', en: 'End date', example: '2027-02-26' },
      'end, päättyy, slutar',
    ),
    budgetMinutes: column(
      integer(`How long the work may take, in minutes; text of digits counts too. ${keeps}`, {
        ...{ minimum: 0, maximum: minutesLimit },
      }),
      { fi: 'Budjetti minuutteina', sv: 'Budget i minuter', en: 'Budget in minutes', example: '12000' },
      'minuutit, minuter, minutes',
    ),
    budgetCents: column(
      cents(
        `What the work may come to, in cents without value added tax; text of digits counts too. ${keeps}`,
        { minimum: 0, maximum: centsLimit },
      ),
      { fi: 'Budjetti sentteinä', sv: 'Budget i cent', en: 'Budget in cents' },
      'sentit, cents',
    ),
    billing: column(
      choice(
        billings,
        `How it is billed where it is not as its project: one of ${billings.join(', ')}. ${keeps}`,
        billingWords,
      ),
      { fi: 'Laskutustapa', sv: 'Fakturering', en: 'Billing', example: 'fixed' },
      'laskutus, billing method',
    ),
  },
  refuses: [
    'project_not_found',
    'project_closed',
    'project_terms_fixed',
    'parent_not_found',
    'parent_change_unsupported',
    'range_end_before_start',
    'project_phase_too_deep',
    'project_phases_full',
  ],
})

export type RowError = CodeOf<typeof phaseRow>
export type PhaseRow = ReadRow<
  { readonly code?: string | null; readonly parentCode?: string | null },
  PhasePatch,
  { readonly projectCode: KnownProject }
>

/** A row of a phase of a project. */
export interface RowOfPhase {
  readonly project: KnownProject
  readonly code: string
  readonly patch: PhasePatch
  /** Null is the project itself. */
  readonly parentCode: string | null | undefined
}
