import { refusals } from '../../../platform/contract/refusals.ts'

export const dueDateRefusals = refusals({
  payment_term_not_in_force: {
    status: 422,
    title: 'No version of the payment term is in force',
    when: 'No version of the payment term covers the date of the invoice.',
    remedy: 'Add a version that begins on the date or before it, or choose another payment term.',
    translations: {
      fi: [
        'Mikään maksuehdon versio ei ole voimassa',
        'Lisää versio, joka alkaa viimeistään sinä päivänä, tai valitse toinen maksuehto.',
      ],
      sv: [
        'Ingen version av betalningsvillkoret gäller',
        'Lägg till en version som börjar senast den dagen, eller välj ett annat betalningsvillkor.',
      ],
    },
  },
})
