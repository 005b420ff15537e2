/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  installment_not_found: {
    fi: ['Maksuerää ei löydy', 'Hae maksuerät osoitteesta `GET /v1/projects/{id}/installments`.'],
    sv: [
      'Betalningsposten finns inte',
      'Hämta betalningsposterna från `GET /v1/projects/{id}/installments`.',
    ],
  },
  installment_stale: {
    fi: [
      'Maksuerä on muuttunut',
      'Lue maksuerä uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Betalningsposten har ändrats',
      'Läs betalningsposten på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  installment_not_planned: {
    fi: ['Maksuerä ei ole enää suunniteltu', 'Lue maksuerä. Valmiin voi perua ja suunnitella toisen.'],
    sv: [
      'Betalningsposten är inte längre planerad',
      'Läs betalningsposten. En som är klar kan annulleras, och en annan planeras.',
    ],
  },
  installment_billed: {
    fi: ['Maksuerä on laskutettu', 'Poista se ensin laskuluonnokselta tai hyvitä lasku.'],
    sv: [
      'Betalningsposten är fakturerad',
      'Ta först bort den från fakturautkastet eller kreditera fakturan.',
    ],
  },
  installment_not_open: {
    fi: ['Maksuerä on päättynyt', 'Hyvitä lasku, jos maksuerää ei makseta.'],
    sv: ['Betalningsposten är avslutad', 'Kreditera fakturan, om betalningsposten inte ska betalas.'],
  },
  installment_basis_invalid: {
    fi: ['Peruste ja sen kentät ovat ristiriidassa', 'Lähetä perusteen kenttä ja muihin null.'],
    sv: ['Grunden och dess fält motsäger varandra', 'Skicka grundens fält, och null för de andra.'],
  },
  installment_amount_invalid: {
    fi: ['Maksuerällä ei ole summaa tai niitä on kaksi', 'Lähetä yksi niistä ja toiseen null.'],
    sv: ['Betalningsposten har inget belopp, eller två', 'Skicka ett av dem, och null för det andra.'],
  },
  installment_shares_exceed: {
    fi: [
      'Osuudet ovat yhteensä yli kokonaisen',
      'Lähetä pienempi `shareBp` tai pienennä ensin toista maksuerää.',
    ],
    sv: [
      'Andelarna blir mer än det hela',
      'Skicka en mindre `shareBp`, eller gör först en annan betalningspost mindre.',
    ],
  },
} as const
