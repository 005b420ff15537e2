import type { TableForm } from '../../../../../platform/contract/table.ts'
import { customFieldColumns } from '../../../../records/custom-fields/port.ts'
import {
  column,
  type ImportColumn,
  type ImportRegister,
  referenceColumns,
} from '../../../../records/imports/port.ts'
import { dealStates } from '../life.ts'
import type { DealRow } from './shapes.ts'

type Columns = readonly ImportColumn<keyof DealRow>[]

const customerColumns: Columns = [
  column('customerId', { fi: 'Asiakkaan id', sv: 'Kundens id', en: 'Customer id' }, ''),
  column('customerCode', { fi: 'Asiakkaan koodi', sv: 'Kundkod', en: 'Customer code' }, 'sahko', {
    aliases: ['asiakas', 'asiakasnumero', 'kund', 'kundnummer', 'customer', 'customer number'],
  }),
  column(
    'customerExternalSource',
    {
      fi: 'Asiakkaan ulkoinen järjestelmä',
      sv: 'Kundens externa system',
      en: 'Customer external source',
    },
    '',
  ),
  column(
    'customerExternalId',
    { fi: 'Asiakkaan ulkoinen tunnus', sv: 'Kundens externa id', en: 'Customer external id' },
    '',
  ),
  column(
    'contactEmails',
    { fi: 'Yhteyshenkilöt', sv: 'Kontaktpersoner', en: 'Contacts' },
    'maija@sahko.example',
    {
      aliases: ['yhteyshenkilö', 'kontaktperson', 'contact', 'e-mail', 'sähköposti', 'e-post'],
    },
  ),
]

const dealColumns: Columns = [
  column('pipeline', { fi: 'Myyntiputki', sv: 'Pipeline', en: 'Sales pipeline' }, 'sales', {
    aliases: ['putki', 'försäljningspipeline'],
  }),
  column('stage', { fi: 'Vaihe', sv: 'Fas', en: 'Deal stage' }, 'offered', {
    aliases: ['skede', 'affärsfas'],
  }),
  column('valueCents', { fi: 'Arvo sentteinä', sv: 'Värde i cent', en: 'Value in cents' }, '1250000', {
    aliases: ['sentit', 'cents'],
  }),
  column(
    'expectedCloseDate',
    { fi: 'Arvioitu päätöspäivä', sv: 'Beräknat avslut', en: 'Expected close date' },
    '2027-03-31',
    { kind: 'date', aliases: ['arvioitu päätös', 'expected close'] },
  ),
  column('owner', { fi: 'Vastuuhenkilö', sv: 'Ansvarig', en: 'Owner' }, '', {
    aliases: ['myyjä', 'säljare', 'sales person', 'deal owner'],
  }),
  column('state', { fi: 'Tila', sv: 'Status', en: 'State' }, 'open', {
    kind: 'choice',
    choices: dealStates,
    aliases: ['outcome', 'lopputulos'],
  }),
  column('closeReason', { fi: 'Päätössyy', sv: 'Orsak till avslut', en: 'Close reason' }, '', {
    aliases: ['syy', 'orsak', 'reason'],
  }),
  column('closedDate', { fi: 'Päätöspäivä', sv: 'Avslutsdatum', en: 'Closed date' }, '', {
    kind: 'date',
    aliases: ['päätetty', 'avslutad', 'closed', 'closed at'],
  }),
  column('closeNote', { fi: 'Päätöksen huomautus', sv: 'Anteckning om avslut', en: 'Close note' }, '', {
    aliases: ['huomautus', 'anteckning', 'note'],
  }),
]

const columns: Columns = [
  ...referenceColumns,
  column('title', { fi: 'Otsikko', sv: 'Rubrik', en: 'Title' }, 'Koulun lämpöpumput', {
    aliases: ['aihe', 'kauppa', 'affär', 'subject', 'deal', 'deal name'],
  }),
  ...customerColumns,
  ...dealColumns,
  ...customFieldColumns,
]

/** How a table of the register's rows is called, and its columns. */
export const dealImportTable = { register: 'deals', columns } as const satisfies TableForm &
  Pick<ImportRegister, 'register' | 'columns'>
