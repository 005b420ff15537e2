/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  open_shift_not_found: {
    fi: [
      'Avointa vuoroa ei löydy',
      'Hae avoimet vuorot osoitteesta `GET /v1/open-shifts`, tai ne, joita voi hakea, osoitteesta `GET /v1/me/open-shifts`.',
    ],
    sv: [
      'Det lediga passet finns inte',
      'Hämta lediga pass från `GET /v1/open-shifts`, eller dem som man kan anmäla sig till från `GET /v1/me/open-shifts`.',
    ],
  },
  open_shift_filled: {
    fi: [
      'Vapaata paikkaa ei ole jäljellä',
      'Hae toista avointa vuoroa; suunnittelija voi lisätä paikkoja: `PATCH /v1/open-shifts/{id}`.',
    ],
    sv: [
      'Det finns ingen plats kvar',
      'Anmäl dig till ett annat ledigt pass; den som planerar kan lägga till platser med `PATCH /v1/open-shifts/{id}`.',
    ],
  },
  open_shift_over: {
    fi: [
      'Avoin vuoro ei ole enää avoinna',
      'Etsi avoimista vuoroista sellainen, joka on avoinna, tai tee uusi.',
    ],
    sv: [
      'Det lediga passet är inte längre öppet',
      'Sök bland de lediga passen efter ett som är öppet, eller gör ett nytt.',
    ],
  },
  open_shift_closed: {
    fi: ['Hakuaika on päättynyt', 'Hae toista tai pyydä vuoroa suunnittelijalta.'],
    sv: ['Anmälningstiden är slut', 'Anmäl dig till ett annat, eller be den som planerar om ett pass.'],
  },
  open_shift_stale: {
    fi: [
      'Avoin vuoro on muuttunut',
      'Lue avoin vuoro uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Det lediga passet har ändrats',
      'Läs det lediga passet på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  open_shift_times_invalid: {
    fi: [
      'Ajat eivät sovi yhteen',
      'Lähetä vuorolaji, tai `startMinutes` ja `endMinutes`, ajalle joka ei ole vielä tullut.',
    ],
    sv: [
      'Tiderna passar inte ihop',
      'Skicka en skifttyp, eller `startMinutes` och `endMinutes`, för en tid som inte har kommit.',
    ],
  },
  open_shift_closing_invalid: {
    fi: [
      'Haku ei voi päättyä silloin',
      'Valitse hetki siltä väliltä tai jätä se pois: silloin haku päättyy vuoron alkaessa.',
    ],
    sv: [
      'Anmälan kan inte stängas då',
      'Välj en tidpunkt däremellan, eller utelämna den: då stängs anmälan när passet börjar.',
    ],
  },
  open_shift_slots_too_few: {
    fi: [
      'Paikkoja on täytetty tätä enemmän',
      'Peru ensin vuorot, joita ei haluta; se vapauttaa niiden paikat.',
    ],
    sv: ['Fler platser än så är fyllda', 'Ställ först in pass som inte behövs; det frigör deras platser.'],
  },
  open_shift_eligibility_invalid: {
    fi: [
      'Siitä ei selviä, kuka saa hakea',
      'Lähetä `staffGroupId` arvon `staff_group` kanssa, `membershipIds` arvon `list` kanssa, ja arvon `unit` kanssa ei kumpaakaan.',
    ],
    sv: [
      'Det framgår inte vem som får anmäla sig',
      'Skicka `staffGroupId` med `staff_group`, `membershipIds` med `list`, och ingendera med `unit`.',
    ],
  },
} as const
