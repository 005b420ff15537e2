/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  shift_swap_not_found: {
    fi: [
      'Vuoronvaihtoa ei löydy',
      'Hae omat vaihdot osoitteesta `GET /v1/me/shift-swaps`, tai päätettävät osoitteesta `GET /v1/shift-swaps`.',
    ],
    sv: [
      'Bytet av pass finns inte',
      'Hämta egna byten från `GET /v1/me/shift-swaps`, eller dem som ska avgöras från `GET /v1/shift-swaps`.',
    ],
  },
  shift_swap_form_invalid: {
    fi: [
      'Kentät eivät sovi vaihdon lajiin',
      'Lähetä `toShiftId`, kun vuorot vaihdetaan, `toMembershipId`, kun vuoro annetaan, ja ei kumpaakaan, kun vuorosta luovutaan.',
    ],
    sv: [
      'Fälten passar inte bytets slag',
      'Skicka `toShiftId` för att byta pass, `toMembershipId` för att ge bort ett, och ingendera för att avstå från ett.',
    ],
  },
  shift_swap_too_late: {
    fi: ['Vuoro on alkanut', 'Puhu suunnittelijan kanssa.'],
    sv: ['Passet har börjat', 'Tala med den som planerar.'],
  },
  shift_swap_pending: {
    fi: ['Vuoroa on jo ehdotettu', 'Peru ensin toinen ehdotus tai odota sen päätöstä.'],
    sv: ['Passet är redan föreslaget', 'Avbryt först det andra förslaget, eller vänta på beslutet.'],
  },
  shift_swap_stale: {
    fi: ['Vuoronvaihto on muuttunut', 'Lue vuoronvaihto uudelleen ja päätä uudelleen.'],
    sv: ['Bytet av pass har ändrats', 'Läs bytet av pass på nytt och besluta igen.'],
  },
  shift_swap_decided: {
    fi: [
      'Vuoronvaihto on ohi tai siihen on vastattu',
      'Lue vaihto; ehdota uutta, jos asian pitää olla toisin.',
    ],
    sv: ['Bytet är över eller besvarat', 'Läs bytet; föreslå ett nytt om det ska vara på annat sätt.'],
  },
  shift_swap_peer_pending: {
    fi: ['Työkaveri ei ole vastannut', 'Odota vastausta tai hylkää vaihto.'],
    sv: ['Kollegan har inte svarat', 'Vänta på svaret, eller avslå bytet.'],
  },
  shift_swap_shift_changed: {
    fi: ['Vuoro ei ole enää se, jota ehdotettiin', 'Hylkää vaihto tai peru se, ja ehdota sitä uudelleen.'],
    sv: ['Ett pass är inte det som föreslogs', 'Avslå eller avbryt bytet, och föreslå det på nytt.'],
  },
  shift_swap_self_approval_forbidden: {
    fi: ['Omasta vaihdosta päättää joku muu', 'Anna jonkun toisen yksikön suunnittelijan päättää.'],
    sv: ['Det egna bytet avgörs av någon annan', 'Låt någon annan som planerar enheten besluta.'],
  },
  shift_swap_peer_forbidden: {
    fi: ['Vuoron ottaja ei päätä vaihdosta', 'Anna jonkun toisen yksikön suunnittelijan päättää.'],
    sv: ['Den som tar passet beslutar inte', 'Låt någon annan som planerar enheten besluta.'],
  },
} as const
