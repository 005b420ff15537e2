import {
  cents,
  choice,
  type CodeOf,
  column,
  date,
  flag,
  integer,
  keeps,
  needed,
  type ReadRow,
  rowOf,
  type RowOf,
  text,
} from '../../../../records/imports/protocol/port.ts'
import { projectCell } from '../../record/in-rows.ts'
import type { KnownProject } from '../../record/port.ts'
import { type PurchaseState, purchaseStates } from '../record.ts'
import type { PurchasePatch } from '../shapes.ts'

export const purchaseRow = rowOf({
  register: 'project-purchases',
  rows: 'purchases',
  needs: ['projectCode', 'supplier', 'description', 'purchaseDate'],
  cells: {
    projectCode: projectCell,
    supplier: column(
      text(`Whom it is bought from. ${needed}`),
      { fi: 'Toimittaja', sv: 'Leverantör', en: 'Supplier', example: 'Rautakauppa Oy' },
      'myyjä, säljare, vendor',
    ),
    description: column(
      text(`What is bought. ${needed}`),
      { fi: 'Kuvaus', sv: 'Beskrivning', en: 'Description', example: 'Kupariputki 22 mm' },
      'selite, tuote, artikel, förklaring, item',
    ),
    purchaseDate: column(
      date(`The day on which it was bought, \`YYYY-MM-DD\`. ${needed}`),
      { fi: 'Ostopäivä', sv: 'Inköpsdatum', en: 'Purchase date', example: '2026-11-02' },
      'päivä, päiväys, datum, date',
    ),
    netCents: column(
      cents(
        `What it costs, in cents without value added tax; text of digits counts too. Needed for a new one. ${keeps}`,
        { minimum: 0, maximum: 100_000_000_000 },
      ),
      {
        fi: 'Veroton hinta sentteinä',
        sv: 'Pris utan moms i cent',
        en: 'Net price in cents',
        example: '45000',
      },
      'hinta sentteinä, veroton summa sentteinä, pris i cent, net in cents',
    ),
    vatBp: column(
      integer(`Its value added tax, in hundredths of a per cent. ${keeps}`, { minimum: 0, maximum: 10_000 }),
      {
        ...{ fi: 'ALV prosentin sadasosina', sv: 'Moms i hundradels procent' },
        ...{ en: 'VAT in hundredths of a per cent', example: '2550' },
      },
    ),
    markupBp: column(
      integer(`What is added when the customer pays for it, in hundredths of a per cent. ${keeps}`, {
        ...{ minimum: 0, maximum: 100_000 },
      }),
      {
        ...{ fi: 'Kate prosentin sadasosina', sv: 'Påslag i hundradels procent' },
        en: 'Markup in hundredths of a per cent',
      },
    ),
    rebillable: column(
      flag(`Whether the customer pays for it. ${keeps} A new one is.`),
      { fi: 'Laskutetaan edelleen', sv: 'Vidarefaktureras', en: 'Rebillable' },
      'edelleenlaskutettava, edelleenlaskutus, vidarefakturering, rebill',
    ),
    phaseCode: column(
      text(`The phase of the project by its code. ${keeps}`),
      { fi: 'Vaiheen koodi', sv: 'Faskod', en: 'Phase code' },
      'vaihe, fas, phase',
    ),
    state: column(
      choice(
        purchaseStates,
        `How far it has got: one of ${purchaseStates.join(', ')}. The steps from its state to that are taken one after the other; none leads back to ordered. ${keeps} A new one is ordered.`,
        {
          ordered: { fi: 'Tilattu', sv: 'Beställd', en: 'Ordered' },
          received: { fi: 'Vastaanotettu', sv: 'Mottagen', en: 'Received' },
          invoiced_on: { fi: 'Laskutettu edelleen', sv: 'Vidarefakturerad', en: 'Invoiced on' },
          cancelled: { fi: 'Peruttu', sv: 'Annullerad', en: 'Cancelled' },
        },
      ),
      { fi: 'Tila', sv: 'Status', en: 'State', example: 'received' },
    ),
  },
  refuses: [
    'project_not_found',
    'project_closed',
    'project_phase_not_found',
    'project_purchase_ambiguous',
    'project_purchase_state_conflict',
    'project_purchase_not_rebillable',
    'project_purchase_billed',
  ],
})

export type RowError = CodeOf<typeof purchaseRow>

export type PurchaseRow = ReadRow<
  RowOf<typeof purchaseRow>,
  PurchasePatch,
  { readonly projectCode: KnownProject }
>

/** What a purchase is found by in its project. */
export type PurchaseName = Required<Pick<PurchasePatch, 'supplier' | 'description' | 'purchaseDate'>>

/** A row of a purchase. */
export interface RowOfPurchase {
  readonly project: KnownProject
  readonly named: PurchaseName
  readonly patch: Omit<PurchasePatch, keyof PurchaseName>
  readonly state: PurchaseState | undefined
}
