/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  attachment_not_found: {
    fi: ['Liitettä ei löydy', 'Hae kohteen liitteiden tunnukset osoitteesta `GET /v1/attachments`.'],
    sv: ['Bilagan finns inte', 'Hämta id för målets bilagor från `GET /v1/attachments`.'],
  },
  attachment_role_not_allowed: {
    fi: ['Rooli ei sovi kohteeseen', 'Käytä jotakin arvoista `allowedRoles`.'],
    sv: ['Rollen passar inte målet', 'Använd någon av `allowedRoles`.'],
  },
  attachment_file_name_invalid: {
    fi: [
      'Nimi ei ole tiedoston nimi',
      'Lähetä vain polun viimeinen osa, sellaisena kuin ihmiset sen näkevät.',
    ],
    sv: ['Namnet är inget filnamn', 'Skicka bara sökvägens sista del, så som människor ska se den.'],
  },
  attachment_content_type_not_allowed: {
    fi: [
      'Tällaisia tiedostoja ei säilytetä',
      'Muunna tiedosto johonkin tyypeistä `allowedContentTypes`, esimerkiksi PDF:ksi.',
    ],
    sv: [
      'Filer av denna typ sparas inte',
      'Omvandla filen till en av `allowedContentTypes`, till exempel PDF.',
    ],
  },
  attachment_too_large: {
    fi: ['Tiedosto on liian suuri', 'Pakkaa tiedosto tai lähetä se osissa; `maxBytes` on raja.'],
    sv: ['Filen är för stor', 'Komprimera filen, eller skicka den i delar; `maxBytes` är gränsen.'],
  },
  attachment_storage_exceeded: {
    fi: [
      'Organisaatiolla ei ole tilaa tiedostolle',
      'Poista tarpeettomia liitteitä; `availableBytes` on jäljellä oleva tila.',
    ],
    sv: [
      'Organisationen har inte plats för filen',
      'Ta bort bilagor som inte behövs; `availableBytes` är vad det finns plats för.',
    ],
  },
  attachment_of_other_member: {
    fi: ['Tiedoston lähettää joku muu', 'Anna jäsenen viimeistellä se tai lisää tiedosto uudelleen.'],
    sv: ['Någon annan laddar upp filen', 'Låt medlemmen slutföra den, eller lägg till filen på nytt.'],
  },
  attachment_not_uploaded: {
    fi: [
      'Tiedoston sisältöä ei ole täällä',
      'Lähetä sisältö sen vastauksen lähetysosoitteeseen, joka antoi tunnuksen, ja viimeistele liite sitten.',
    ],
    sv: [
      'Innehållet finns inte här',
      'Skicka innehållet med uppladdningen i svaret som gav id, och slutför bilagan sedan.',
    ],
  },
  attachment_size_mismatch: {
    fi: ['Tiedoston koko on toinen', 'Lisää tiedosto uudelleen, kokona se, mitä lähetetään.'],
    sv: ['Filen har en annan storlek', 'Lägg till filen på nytt, med storleken på det som laddas upp.'],
  },
  attachment_hash_mismatch: {
    fi: [
      'Tiedoston tiiviste on toinen',
      'Lähetä sisältö uudelleen tai lisää tiedosto uudelleen omalla tiivisteellään.',
    ],
    sv: [
      'Filen har en annan kontrollsumma',
      'Ladda upp innehållet igen, eller lägg till filen på nytt med sin egen kontrollsumma.',
    ],
  },
  attachment_type_mismatch: {
    fi: ['Sisältö on toista tyyppiä', 'Lisää tiedosto uudelleen oikealla tyypillä.'],
    sv: ['Innehållet är av en annan typ', 'Lägg till filen på nytt med sin verkliga typ.'],
  },
  attachment_not_finalized: {
    fi: ['Liitettä ei ole viimeistelty', 'Viimeistele se ensin.'],
    sv: ['Bilagan är inte slutförd', 'Slutför den först.'],
  },
  attachment_quarantined: {
    fi: [
      'Tiedostosta löytyi haittaohjelma',
      'Poista haittaohjelma sieltä, mistä tiedosto tuli. Sisältö on täällä tuhottu.',
    ],
    sv: [
      'Skadlig kod hittades i filen',
      'Ta bort den skadliga koden där filen kom från. Innehållet har förstörts här.',
    ],
  },
  attachment_expired: {
    fi: ['Lähetys kesti liian kauan', 'Lisää tiedosto uudelleen.'],
    sv: ['Uppladdningen tog för lång tid', 'Lägg till filen på nytt.'],
  },
  attachment_deleted: {
    fi: ['Liite on poistettu', 'Mitään ei tarvitse tehdä; lisää tiedosto uudelleen, jos sitä tarvitaan.'],
    sv: ['Bilagan är borttagen', 'Inget behöver göras; lägg till filen på nytt om den behövs.'],
  },
  attachment_thumbnail_missing: {
    fi: ['Pienoiskuvaa ei ole', 'Katso liitteen `thumbnails`: null kertoo, että niitä tehdään.'],
    sv: ['Det finns ingen miniatyrbild', 'Se bilagans `thumbnails`: null säger att de görs.'],
  },
  scanner_unavailable: {
    fi: [
      'Haittaohjelmien tarkistus ei vastaa',
      'Viimeistele se uudelleen minuutin kuluttua; sisältöä ei tarvitse lähettää uudelleen.',
    ],
    sv: [
      'Sökningen efter skadlig kod svarar inte',
      'Slutför den igen om en minut; innehållet behöver inte laddas upp på nytt.',
    ],
  },
} as const
