/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  membership_stale: {
    fi: ['Jäsen on muuttunut', 'Lue jäsen uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.'],
    sv: ['Medlemmen har ändrats', 'Läs medlemmen på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  last_admin: {
    fi: [
      'Organisaatio jäisi ilman ylläpitäjää',
      'Tee ensin ylläpitäjäksi toinen jäsen, joka on ottanut tilinsä käyttöön.',
    ],
    sv: [
      'Organisationen skulle bli utan administratör',
      'Gör först en annan medlem som har aktiverat sitt konto till administratör.',
    ],
  },
  payroll_number_taken: {
    fi: [
      'Palkkanumero on toisella jäsenellä',
      'Anna jäsenelle toinen numero tai poista se ensin toiselta jäseneltä.',
    ],
    sv: [
      'En annan medlem har lönenumret',
      'Ge medlemmen ett annat nummer, eller ta först bort den andra medlemmens.',
    ],
  },
  employment_end_before_start: {
    fi: ['Työsuhde päättyy ennen alkuaan', 'Korjaa jompikumpi päivä.'],
    sv: ['Anställningen slutar innan den börjar', 'Rätta ettdera datumet.'],
  },
  member_already_active: {
    fi: ['Jäsen kirjautuu jo', 'Mitään ei tarvitse tehdä: jäsen vaihtaa itse salasanansa ja osoitteensa.'],
    sv: [
      'Medlemmen loggar redan in',
      'Inget behöver göras: medlemmen byter själv sitt lösenord och sin adress.',
    ],
  },
  fixed_term_basis_exceeds_one_year: {
    fi: [
      'Määräaika on pidempi kuin peruste sallii',
      'Päätä työsuhde viimeistään päivänä `lastAllowedDate` tai anna perusteltu syy.',
    ],
    sv: [
      'Visstiden är längre än grunden tillåter',
      'Avsluta anställningen senast `lastAllowedDate`, eller ge ett grundat skäl.',
    ],
  },
  fixed_term_basis_not_in_force: {
    fi: ['Laki ei tuntenut perustetta vielä', 'Anna perusteltu syy.'],
    sv: ['Lagen kände ännu inte till grunden', 'Ge ett grundat skäl.'],
  },
  fixed_term_basis_not_first_contract: {
    fi: ['Sopimus ei ole osapuolten ensimmäinen', 'Anna perusteltu syy.'],
    sv: ['Det är inte parternas första avtal', 'Ge ett grundat skäl.'],
  },
  fixed_term_renewals_used_up: {
    fi: [
      'Määräaikaista on jatkettu niin monta kertaa kuin peruste sallii',
      'Anna perusteltu syy tai aloita aikaisintaan päivänä `availableFrom`.',
    ],
    sv: [
      'Visstiden har förnyats så många gånger som grunden tillåter',
      'Ge ett grundat skäl, eller börja tidigast `availableFrom`.',
    ],
  },
  termination_recorded: {
    fi: ['Lähtöpäivä on kirjattu', 'Kirjaa lähtö uudelleen toisella päivällä tai peru se ensin.'],
    sv: [
      'En avgångsdag är registrerad',
      'Registrera avgången på nytt med det andra datumet, eller återkalla den först.',
    ],
  },
} as const
