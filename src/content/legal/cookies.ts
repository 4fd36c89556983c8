import type { LegalDocument } from '../../domain/catalogue/shapes.ts'
import { storedKeyLines } from '../../domain/stored-keys.ts'

export const cookiePolicy = {
  title: 'Cookie e memoria locale',
  metaDescription:
    'Cookie e voci di memoria locale usati dal sito, che cosa parte solo con il consenso e come cambiare la tua scelta.',
  version: '1.0',
  inForceFrom: '2026-11-15',
  draftNote:
    "Modello di informativa sui cookie: il legale dell'agenzia deve controllarlo, e aggiornarlo ogni volta che cambia uno strumento di misurazione.",
  intro: [
    "Il sito di {{nome}} usa pochissimi cookie. La maggior parte delle informazioni che gli servono per funzionare resta nella memoria locale del tuo browser, sul tuo dispositivo. Qui trovi l'elenco completo, nello spirito delle Linee guida del Garante del 10 giugno 2021.",
  ],
  sections: [
    {
      id: 'cosa-sono',
      heading: 'Di che cosa si tratta',
      body: [
        'Un cookie è un breve testo che un sito chiede al browser di conservare e rimandare a ogni visita. La memoria locale (local storage) è uno spazio simile, che però il browser non invia da solo: lo legge soltanto la pagina che lo ha scritto.',
      ],
    },
    {
      id: 'tecnici',
      heading: 'Quello che serve al funzionamento',
      body: [
        'Queste voci sono tecniche e non richiedono consenso. Le trovi con il nome con cui appaiono nel browser:',
        storedKeyLines(),
        "Il cookie di sessione esiste soltanto per il personale che accede all'area riservata: non viene mai dato ai visitatori. Una copia delle pagine già viste resta nel browser per aprirle anche senza connessione.",
      ],
    },
    {
      id: 'consenso',
      heading: 'Quello che parte solo con il tuo consenso',
      body: [
        'Le statistiche nostre contano, senza sapere chi sei, quante visite arrivano a un viaggio, alle date e a un contatto. Di una visita su due misurano anche quanto ci mettono le pagine ad aprirsi e a rispondere; se una pagina si rompe, ci dicono quale errore è stato e con quale famiglia di browser. Se le accetti, il browser tiene in più:',
        storedKeyLines('statistics'),
        "La misurazione delle campagne pubblicitarie, con gli eventi che registrano un contatto o l'apertura di una chat, viene inviata a servizi esterni soltanto se premi Accetta. Se rifiuti, chiudi l'avviso con la X o non scegli nulla, non parte alcuna richiesta.",
        'La scelta vale sei mesi. Dopo te la chiediamo di nuovo; prima puoi cambiarla quando vuoi dal collegamento Preferenze cookie in fondo a ogni pagina. Rifiutare non toglie alcuna funzione al sito.',
      ],
    },
    {
      id: 'terzi',
      heading: 'Contenuti di altri siti',
      body: [
        'I video e la mappa non vengono caricati insieme alla pagina. Solo quando li apri il browser si collega a questi indirizzi, che possono usare cookie propri:',
        [
          'www.youtube-nocookie.com e i.ytimg.com, per le video testimonianze (Google Ireland Limited).',
          'www.openstreetmap.org, per la mappa della sede (OpenStreetMap Foundation).',
          'sumsub.com, per la verifica del passaporto, soltanto dal link che ti invia un consulente.',
          'wa.me e WhatsApp, quando premi un pulsante di chat (WhatsApp Ireland Limited).',
          'checkout.stripe.com, se scegli il pagamento con carta e il servizio è attivo.',
        ],
      ],
    },
    {
      id: 'cancellare',
      heading: 'Come cancellarli',
      body: [
        'Dalle impostazioni del browser, alla voce privacy o dati dei siti, puoi eliminare in qualsiasi momento cookie e memoria locale. Se hai una prenotazione in corso conserva prima il suo codice: ti servirà per riaprirla.',
        'Per saperne di più sul trattamento dei dati leggi la Privacy policy o scrivi a {{email}}.',
      ],
    },
  ],
} satisfies LegalDocument
