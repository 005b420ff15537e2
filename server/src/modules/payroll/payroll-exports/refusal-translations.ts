/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  export_target_not_found: {
    fi: ['Vientikohdetta ei löydy', 'Hae vientikohteet osoitteesta `GET /v1/export-targets`.'],
    sv: ['Exportmålet finns inte', 'Hämta exportmålen från `GET /v1/export-targets`.'],
  },
  export_target_stale: {
    fi: ['Vientikohde on muuttunut', 'Lue vientikohde uudelleen ja päätä uudelleen.'],
    sv: ['Exportmålet har ändrats', 'Läs exportmålet på nytt och besluta igen.'],
  },
  export_target_form_invalid: {
    fi: [
      'Vientikohteen osat eivät sovi yhteen',
      'Lähetä se, mikä kuuluu toimitustapaan ja muotoon; `detail` kertoo, mikä ei kuulu.',
    ],
    sv: [
      'Exportmålets delar passar inte ihop',
      'Skicka det som hör till överföringssättet och formatet; `detail` säger vad som inte gör det.',
    ],
  },
  export_target_url_not_allowed: {
    fi: [
      'Osoitteeseen ei voi ottaa yhteyttä',
      'Anna HTTPS-osoite tai palvelin, johon pääsee julkisesta internetistä.',
    ],
    sv: [
      'Adressen kan inte anropas',
      'Ge en HTTPS-adress eller en server som kan nås från det öppna internet.',
    ],
  },
  export_target_limit_reached: {
    fi: ['Vientikohteita on liikaa', 'Muuta kohdetta, jota ei enää tarvita.'],
    sv: ['Det finns för många exportmål', 'Ändra ett som inte längre behövs.'],
  },
  export_target_has_no_secret: {
    fi: ['Vientikohde ei allekirjoita mitään', 'Vain `https`-kohteilla on allekirjoitussalaisuus.'],
    sv: ['Exportmålet signerar ingenting', 'Bara `https`-mål har en signeringshemlighet.'],
  },
  export_target_inactive: {
    fi: ['Vientikohde ei ole käytössä', 'Ota kohde käyttöön tai toimita toiseen.'],
    sv: ['Exportmålet är inte i bruk', 'Aktivera målet, eller leverera till ett annat.'],
  },
  export_batch_not_found: {
    fi: ['Palkka-aineistoa ei löydy', 'Hae palkka-aineistot osoitteesta `GET /v1/export-batches`.'],
    sv: ['Löneunderlaget finns inte', 'Hämta löneunderlagen från `GET /v1/export-batches`.'],
  },
  export_batch_in_progress: {
    fi: [
      'Palkka-aineistoa tehdään tai perutaan',
      'Lähetä pyyntö uudelleen muutaman sekunnin kuluttua, samalla `Idempotency-Key`-avaimella jos sellainen on.',
    ],
    sv: [
      'Ett löneunderlag görs eller annulleras',
      'Skicka begäran igen om några sekunder, med samma `Idempotency-Key` där en sådan finns.',
    ],
  },
  export_batch_too_large: {
    fi: [
      'Yhdessä palkka-aineistossa on liikaa päiviä',
      'Vie jakso osissa, tai yksi työnantaja tai henkilöstöryhmä kerrallaan.',
    ],
    sv: [
      'Det är för många dagar för ett löneunderlag',
      'Exportera perioden i delar, eller en arbetsgivare eller personalgrupp åt gången.',
    ],
  },
  export_batch_cancelled: {
    fi: ['Palkka-aineisto on peruttu', 'Tee uusi aineisto; päivät ovat taas hyväksyttyjä.'],
    sv: ['Löneunderlaget är annullerat', 'Gör ett nytt underlag; dagarna är godkända igen.'],
  },
  export_batch_delivering: {
    fi: [
      'Palkka-aineiston toimitus on kesken',
      'Odota, kunnes aineisto on `delivered` tai `delivery_failed`.',
    ],
    sv: [
      'Löneunderlaget håller på att levereras',
      'Vänta tills underlaget är `delivered` eller `delivery_failed`.',
    ],
  },
  export_batch_delivered: {
    fi: ['Palkka-aineisto on toimitettu', 'Korjaa väärät päivät; ero menee seuraavaan aineistoon.'],
    sv: ['Löneunderlaget är levererat', 'Rätta de dagar som är fel; nästa underlag tar med skillnaden.'],
  },
  export_batch_corrected: {
    fi: [
      'Palkka-aineistoa on sittemmin korjattu',
      'Peru ensin myöhempi aineisto tai vie korjaukset seuraavassa aineistossa.',
    ],
    sv: [
      'Löneunderlaget har rättats sedan dess',
      'Annullera först det senare underlaget, eller ta med rättelserna i nästa.',
    ],
  },
  export_batch_nothing_to_deliver: {
    fi: [
      'Palkka-aineistossa ei ole rivejä',
      'Mitään ei tarvitse tehdä; palkanlaskenta ei tarvitse jaksosta mitään.',
    ],
    sv: ['Löneunderlaget har inga rader', 'Inget behöver göras; löneräkningen behöver inget för perioden.'],
  },
  export_batch_delivered_to_target: {
    fi: [
      'Palkka-aineisto on jo tässä kohteessa',
      'Lue asiakirja kentässä `deliveryId` nimetystä toimituksesta tai toimita toiseen kohteeseen.',
    ],
    sv: [
      'Exportmålet har redan löneunderlaget',
      'Läs dokumentet från leveransen i `deliveryId`, eller leverera till ett annat mål.',
    ],
  },
  export_pay_type_missing: {
    fi: [
      'Riveiltä puuttuu palkkalajin koodi',
      'Lisää palkkalajisäännöt ennen aineiston tekemistä, tai anna lajeille koodi kohteen kentässä `payTypeCodes`, tai null, jos ne jätetään pois.',
    ],
    sv: [
      'Rader saknar löneartskod',
      'Lägg till löneartsregler innan underlaget görs, eller ge slagen en kod i målets `payTypeCodes`, eller null för att utelämna dem.',
    ],
  },
  export_payroll_number_missing: {
    fi: [
      'Jäseniltä puuttuu palkkanumero',
      'Anna jäsenille numerot työsuhteen tietoihin ja tee aineisto, tai peru se ja tee uudelleen; tai toimita kohteeseen, joka ei niitä tarvitse.',
    ],
    sv: [
      'Medlemmar saknar lönenummer',
      'Ge medlemmarna deras nummer i anställningsuppgifterna och gör underlaget, eller annullera det och gör det på nytt; eller leverera till ett mål som inte behöver dem.',
    ],
  },
  export_text_not_encodable: {
    fi: [
      'Teksti ei sovi merkistöön',
      'Toimita kohteeseen, jonka asiakirja on UTF-8-muodossa, tai muuta tekstiä, jossa merkki on.',
    ],
    sv: [
      'En text passar inte i teckenkodningen',
      'Leverera till ett mål vars dokument är UTF-8, eller ändra texten som har tecknet.',
    ],
  },
  export_delivery_not_found: {
    fi: ['Toimitusta ei löydy', 'Hae toimitukset osoitteesta `GET /v1/export-batches/{id}/deliveries`.'],
    sv: ['Leveransen finns inte', 'Hämta leveranserna från `GET /v1/export-batches/{id}/deliveries`.'],
  },
} as const
