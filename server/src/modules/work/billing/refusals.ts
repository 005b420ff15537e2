import { refusals } from '../../../platform/contract/refusals.ts'

/** What taking source rows into a document is refused with. */
export const consumptionRefusals = refusals({
  source_row_not_found: {
    status: 404,
    title: 'No such source row',
    when: 'A source row that is to be billed is not there, or not there any more: a day was written anew, say.',
    remedy: 'Read what can be billed from `GET /v1/invoicing/unbilled/rows`, and choose again.',
    translations: {
      fi: [
        'Laskutettavaa riviä ei löydy',
        'Hae laskutettavat rivit osoitteesta `GET /v1/invoicing/unbilled/rows` ja valitse uudelleen.',
      ],
      sv: [
        'Raden som ska faktureras finns inte',
        'Hämta raderna som kan faktureras från `GET /v1/invoicing/unbilled/rows` och välj på nytt.',
      ],
    },
  },
  source_row_not_billable: {
    status: 409,
    title: 'The source row cannot be billed',
    when: 'Something stands in the way of billing a source row; `obstacle` says what.',
    remedy: 'Do what `obstacle` asks for, such as approving the day, or leave the row out.',
    translations: {
      fi: [
        'Riviä ei voi laskuttaa',
        'Tee se, mitä `obstacle` edellyttää, esimerkiksi hyväksy työpäivä, tai jätä rivi pois.',
      ],
      sv: [
        'Raden kan inte faktureras',
        'Gör det som `obstacle` kräver, till exempel godkänn arbetsdagen, eller lämna bort raden.',
      ],
    },
  },
  source_row_consumed: {
    status: 409,
    title: 'The source row is billed already',
    when: 'A source row that is to be billed stands on a line of an invoice or of a draft, whole or as far as there is of it.',
    remedy: 'Leave the row out, or take it off the other line first.',
    translations: {
      fi: ['Rivi on jo laskutettu', 'Jätä rivi pois tai poista se ensin toiselta laskuriviltä.'],
      sv: [
        'Raden är redan fakturerad',
        'Lämna bort raden eller ta först bort den från den andra fakturaraden.',
      ],
    },
  },
  source_row_rest_exceeded: {
    status: 409,
    title: 'More than is left of the source row',
    when: 'A line takes more of an installment, a purchase or a fixed price than is not billed of it; `restCents` says how much is left.',
    remedy: 'Take `restCents` at most, or raise what the source comes to.',
    translations: {
      fi: [
        'Enemmän kuin rivistä on jäljellä',
        'Laskuta enintään `restCents` tai korota summaa, josta rivi tulee.',
      ],
      sv: [
        'Mer än vad som återstår av raden',
        'Fakturera högst `restCents` eller höj beloppet som raden kommer från.',
      ],
    },
  },
})
