import {
  cents,
  choice,
  type CodeOf,
  column,
  date,
  integer,
  keeps,
  needed,
  type ReadRow,
  rowOf,
  type RowOf,
  text,
} from '../../../../records/imports/protocol/port.ts'
import { projectCell } from '../../record/in-rows.ts'
import { centsLimit } from '../../record/limits.ts'
import type { KnownProject } from '../../record/port.ts'
import { installmentBases } from '../record.ts'
import type { InstallmentPatch } from '../shapes.ts'

export const installmentRow = rowOf({
  register: 'project-installments',
  rows: 'installments',
  needs: ['projectCode', 'title'],
  cells: {
    projectCode: projectCell,
    title: column(
      text(`What is billed by it, by which it is found in its project. ${needed}`),
      { fi: 'Otsikko', sv: 'Rubrik', en: 'Title', example: 'Ensimmäinen erä' },
      'erä, maksuerä, nimi, post, betalningspost, installment, name',
    ),
    basis: column(
      choice(
        installmentBases,
        `What makes it ready: one of ${installmentBases.join(', ')}. Needed for a new one. ${keeps}`,
        {
          date: { fi: 'Päivä', sv: 'Datum', en: 'Date' },
          phase_completed: { fi: 'Vaihe valmis', sv: 'Fas slutförd', en: 'Phase completed' },
          percent_complete: { fi: 'Valmiusaste', sv: 'Färdigställandegrad', en: 'Percent complete' },
          manual: { fi: 'Käsin', sv: 'För hand', en: 'Manual' },
        },
      ),
      { fi: 'Laskutusperuste', sv: 'Faktureringsgrund', en: 'Billing basis', example: 'date' },
      'peruste, grund, basis',
    ),
    dueOn: column(
      date(`The day, of the basis \`date\`, \`YYYY-MM-DD\`. ${keeps}`),
      { fi: 'Laskutuspäivä', sv: 'Faktureringsdag', en: 'Billing date', example: '2027-01-15' },
      'päivä, eräpäivä, datum, date, due on',
    ),
    phaseCode: column(
      text(`The phase of the project by its code, of the basis \`phase_completed\`. ${keeps}`),
      { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code' },
      'vaihe, fas, phase',
    ),
    percentBp: column(
      integer(
        `How much of the work has to be done, in hundredths of a per cent, of the basis \`percent_complete\`. ${keeps}`,
        { minimum: 1, maximum: 10_000 },
      ),
      {
        ...{ fi: 'Valmiusaste prosentin sadasosina', sv: 'Färdigställandegrad i hundradels procent' },
        en: 'Percent complete in hundredths of a per cent',
      },
    ),
    amountCents: column(
      cents(`What it comes to, in cents without value added tax, in place of a share. ${keeps}`, {
        ...{ minimum: 1, maximum: centsLimit },
      }),
      { fi: 'Summa sentteinä', sv: 'Belopp i cent', en: 'Amount in cents', example: '250000' },
      'sentit, cents',
    ),
    shareBp: column(
      integer(
        `What share of the budget it comes to, in hundredths of a per cent, in place of an amount. ${keeps}`,
        { minimum: 1, maximum: 10_000 },
      ),
      {
        ...{ fi: 'Osuus prosentin sadasosina', sv: 'Andel i hundradels procent' },
        en: 'Share in hundredths of a per cent',
      },
    ),
  },
  refuses: [
    'project_not_found',
    'project_closed',
    'project_phase_not_found',
    'installment_ambiguous',
    'installment_not_planned',
    'installment_basis_invalid',
    'installment_amount_invalid',
    'installment_shares_exceed',
  ],
})

export type RowError = CodeOf<typeof installmentRow>

export type InstallmentRow = ReadRow<
  RowOf<typeof installmentRow>,
  InstallmentPatch,
  { readonly projectCode: KnownProject }
>

/** A row of an installment. */
export interface RowOfInstallment {
  readonly project: KnownProject
  readonly title: string
  readonly patch: InstallmentPatch
}
