import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { plainText } from '../rich-text.ts'
import { assembleCatalogue } from './catalogue.ts'
import { completeDocument, legalValues } from './legal.ts'

const { brand, organiser, legal } = assembleCatalogue(firstEdition)
const xy = brand.legalName
const { insolvencyCover: yz } = organiser

/** Allegato A, parte I, of D.Lgs. 79/2011, verbatim; with names filled in and the singular form chosen. */
const prescribed = [
  `La combinazione di servizi turistici che vi viene proposta è un pacchetto ai sensi della direttiva (UE) 2015/2302. Pertanto, beneficerete di tutti i diritti dell'UE che si applicano ai pacchetti. La società ${xy} sarà pienamente responsabile della corretta esecuzione del pacchetto nel suo insieme.`,
  `Inoltre, come previsto dalla legge, la società ${xy} dispone di una protezione per rimborsare i vostri pagamenti e, se il trasporto è incluso nel pacchetto, garantire il vostro rimpatrio nel caso in cui diventi insolvente.`,
  'Per maggiori informazioni sui diritti fondamentali ai sensi della direttiva (UE) 2015/2302',
  'Diritti fondamentali ai sensi della direttiva (UE) 2015/2302',
  '1. I viaggiatori riceveranno tutte le informazioni essenziali sul pacchetto prima della conclusione del contratto di pacchetto turistico.',
  '2. Vi è sempre almeno un professionista responsabile della corretta esecuzione di tutti i servizi turistici inclusi nel contratto.',
  "3. Ai viaggiatori viene comunicato un numero telefonico di emergenza o i dati di un punto di contatto attraverso cui raggiungere l'organizzatore o l'agente di viaggio.",
  "4. I viaggiatori possono trasferire il pacchetto ad un'altra persona, previo ragionevole preavviso ed eventualmente dietro pagamento di costi aggiuntivi.",
  "5. Il prezzo del pacchetto può essere aumentato solo se aumentano i costi specifici (per esempio, i prezzi del carburante) e se espressamente previsto nel contratto e, comunque, non oltre 20 giorni dall'inizio del pacchetto. Se l'aumento del prezzo è superiore all'8% del prezzo del pacchetto, il viaggiatore può risolvere il contratto. Se l'organizzatore si riserva il diritto di aumentare il prezzo, il viaggiatore ha diritto a una riduzione di prezzo se vi è una diminuzione dei costi pertinenti.",
  "6. I viaggiatori possono risolvere il contratto senza corrispondere spese di risoluzione e ottenere il rimborso integrale dei pagamenti se uno qualsiasi degli elementi essenziali del pacchetto, diverso dal prezzo, è cambiato in modo sostanziale. Se, prima dell'inizio del pacchetto, il professionista responsabile del pacchetto annulla lo stesso, i viaggiatori hanno la facoltà di ottenere il rimborso e, se del caso, un indennizzo.",
  "7. I viaggiatori possono, in circostanze eccezionali, risolvere il contratto senza corrispondere spese di risoluzione prima dell'inizio del pacchetto, ad esempio se sussistono seri problemi di sicurezza nel luogo di destinazione che possono pregiudicare il pacchetto.",
  "Inoltre, i viaggiatori possono in qualunque momento, prima dell'inizio del pacchetto, risolvere il contratto dietro pagamento di adeguate e giustificabili spese di risoluzione.",
  "8. Se, dopo l'inizio del pacchetto, elementi sostanziali dello stesso non possono essere forniti secondo quanto pattuito, dovranno essere offerte al viaggiatore idonee soluzioni alternative, senza supplemento di prezzo. I viaggiatori possono risolvere il contratto, senza corrispondere spese di risoluzione, qualora i servizi non siano eseguiti secondo quanto pattuito e questo incida in misura significativa sull'esecuzione del pacchetto e l'organizzatore non abbia posto rimedio al problema.",
  '9. I viaggiatori hanno altresì diritto a una riduzione di prezzo e/o al risarcimento per danni in caso di mancata o non conforme esecuzione dei servizi turistici.',
  "10. L'organizzatore è tenuto a prestare assistenza qualora il viaggiatore si trovi in difficoltà.",
  `11. Se l'organizzatore o, in alcuni Stati membri, il venditore diventa insolvente, i pagamenti saranno rimborsati. Se l'organizzatore o, se del caso, il venditore diventa insolvente dopo l'inizio del pacchetto e se nello stesso è incluso il trasporto, il rimpatrio dei viaggiatori è garantito. ${xy} ha sottoscritto una protezione in caso d'insolvenza con ${yz.name}. I viaggiatori possono contattare tale entità o se del caso, l'autorità competente (${yz.name}, ${yz.address}, ${yz.email}, ${yz.phone}) qualora i servizi siano negati causa insolvenza di ${xy.replace(/\.$/, '')}.`,
  'Direttiva (UE) 2015/2302, recepita nella legislazione nazionale',
]

describe('the standard information form', () => {
  const { intro, sections } = completeDocument(legal.informationForm, legalValues(brand, organiser))
  const [rights] = sections

  it('says what the law prescribes, in its words and order', () => {
    const body = rights?.body.flatMap((part) => (typeof part === 'string' ? [part] : [])) ?? []
    expect([...intro, rights?.heading ?? '', ...body].map(plainText)).toEqual(prescribed)
  })

  it('links the list of rights and the act itself', () => {
    expect(intro.at(-1)).toMatch(/\]\(\/modulo-informativo#diritti-fondamentali\)$/)
    expect(rights?.body.at(-1)).toMatch(/\]\(https:\/\/www\.normattiva\.it\//)
  })
})
