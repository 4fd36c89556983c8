import type { ReactNode } from 'react'
import { path } from '../../contract/pages.ts'
import { smallestGroupText } from '../../domain/catalogue/barometer.ts'
import { childProtectionNotice } from '../../domain/catalogue/child-protection.ts'
import { isEntryChecked } from '../../domain/catalogue/entry-check.ts'
import { officialAdvice } from '../../domain/catalogue/official-advice.ts'
import type { ShownInfo as Info } from '../../domain/catalogue/page-contents.ts'
import { formatDate } from '../../domain/dates.ts'
import { type Cents, formatEuro } from '../../domain/money.ts'
import { elidedDays } from '../../domain/typography.ts'
import { useToday } from '../browser/hydration.ts'
import { useResource } from '../browser/resources.ts'
import { Accordion } from '../ui/accordion.tsx'
import { CancellationCalculator } from '../ui/cancellation-costs.tsx'
import { ExternalLink, TextLink } from '../ui/text-link.tsx'
import { effortLabels } from './effort-labels.ts'
import { Later } from './later.tsx'
import { tripInfo } from './trip-content.ts'

type TripInfoProps = { tripId: string; price: Cents; days: number }

/** What travellers ask before they pay; one answer is open at a time. */
export default function TripInfo({ tripId, price, days }: TripInfoProps) {
  const info = useResource(tripInfo(tripId))
  return info && <Answers info={info} price={price} days={days} />
}

type AnswersProps = { info: Info; price: Cents; days: number }

function Answers({ info, price, days }: AnswersProps) {
  const today = useToday()
  const { notIncluded, meals, effort, ages, group, climate, entry } = info
  const items = [
    answer('escluso', 'Cosa non è compreso', <Points points={notIncluded} />),
    answer('pasti', 'Pasti', <p>{meals}</p>),
    answer(
      'difficolta',
      'Ritmo, accessibilità e lingua',
      <>
        <p>{effort.text}</p>
        {info.mobility && <p className="mt-3">{info.mobility}</p>}
        {info.language && <p className="mt-3">Lingua dei servizi: {info.language}</p>}
      </>,
    ),
    answer('clima', 'Quando andare', <Climate climate={climate} />),
    answer('documenti', 'Documenti e visti per cittadini italiani', <Entry entry={entry} />),
    answer(
      'singola',
      'Camera singola e assicurazione',
      <>
        <p>
          Supplemento singola per tutto il viaggio: {formatEuro(info.singleSupplement)}. Chi viaggia
          da solo può anche dividere la camera con un altro viaggiatore, senza supplemento.
        </p>
        <p className="mt-3">{info.insurance}</p>
      </>,
    ),
    answer(
      'rinuncia',
      'Se devi rinunciare',
      <>
        <p className="mb-4">
          Puoi rinunciare in ogni momento prima della partenza. Le spese dipendono da quando ce lo
          dici, e il rimborso arriva entro quattordici giorni.
        </p>
        <CancellationCalculator today={today} price={price} />
      </>,
    ),
  ]
  return (
    <section aria-labelledby="prima-di-prenotare">
      <h2 id="prima-di-prenotare" className="mt-14 mb-4.5 text-sub md:mt-19 md:mb-6.5">
        Prima di prenotare
      </h2>
      <div className="mb-5">
        <Fact label="Ritmo">{effortLabels[effort.level]}</Fact>
        <Fact label="Età">{ages}</Fact>
        <Fact label="Gruppo">
          {smallestGroupText(group.smallest, days)} Il gruppo non supera mai i {group.largest}.
        </Fact>
      </div>
      <Accordion items={items} />
      <Later>
        <TripQuestions questions={info.questions ?? []} />
      </Later>
      <TextLink to={path('faq')} arrow className="mt-5">
        Domande frequenti
      </TextLink>
      <Later>
        <p className="mt-5 text-small text-ink-2">{childProtectionNotice}</p>
      </Later>
    </section>
  )
}

/** Rendered once the browser is idle: the HTML has no room for them and links to the general questions. */
function TripQuestions({ questions }: { questions: NonNullable<Info['questions']> }) {
  if (questions.length === 0) return null
  return (
    <>
      <h3 className="mt-9 mb-3.5 text-small-title">Domande su questo viaggio</h3>
      <Accordion
        level={4}
        items={questions.map(({ question, answer: words }, index) =>
          answer(`domanda-${index + 1}`, question, <p>{words}</p>),
        )}
      />
    </>
  )
}

/** Visible without opening anything: who the trip is for. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="py-1.25">
      <b className="font-semibold">{label}:</b> {children}
    </p>
  )
}

function answer(key: string, title: string, content: ReactNode) {
  return {
    key,
    title: <span className="font-[650]">{title}</span>,
    content: <div className="max-w-[36em] pb-6">{content}</div>,
  }
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

const months = 'GFMAMGLASOND'.split('')
const monthNames =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  )

/** A row of bars for the eye, a table for screen readers. */
function Climate({ climate }: { climate: Info['climate'] }) {
  const { place, highs, rainyDays, text } = climate
  const [coldest, warmest] = [Math.min(0, ...highs), Math.max(...highs)]
  return (
    <>
      <p>{text}</p>
      <table className="mt-4 w-full text-center text-small">
        <caption className="pb-2 text-left text-ink-2">
          {place}: temperatura massima media e giorni di pioggia
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Mese</th>
            {monthNames.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="align-bottom">
            <th scope="row" className="sr-only">
              Massima in °C
            </th>
            {highs.map((high, month) => (
              <td key={monthNames[month]}>
                <span className="figures block">{high}°</span>
                <span
                  className="mx-auto mt-1 block w-3/5 rounded-t-[3px] bg-accent"
                  style={{ height: `${8 + ((high - coldest) / (warmest - coldest || 1)) * 56}px` }}
                />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row" className="sr-only">
              Giorni di pioggia
            </th>
            {rainyDays.map((days, month) => (
              <td key={monthNames[month]} className="border-t border-line-2 pt-1 text-primary-dark">
                <span aria-hidden className="block text-ink-2">
                  {months[month]}
                </span>
                {days}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  )
}

function Entry({ entry: { countries, rules, checkedOn } }: { entry: Info['entry'] }) {
  const today = useToday()
  return (
    <>
      <Points points={rules} />
      <p className="mt-3 text-ink-2">
        {isEntryChecked(checkedOn, today)
          ? `${elidedDays(`Controllato il ${formatDate(checkedOn)}`)} su Viaggiare Sicuri: le regole cambiano, verifica prima di partire.`
          : 'Le regole cambiano: fa fede Viaggiare Sicuri.'}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {countries.map(({ name, code }) => (
          <ExternalLink key={code} href={officialAdvice(code)}>
            {name} su Viaggiare Sicuri
          </ExternalLink>
        ))}
      </p>
    </>
  )
}
