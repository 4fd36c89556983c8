import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import type { Faq } from '../../domain/catalogue/shapes.ts'
import { plainText } from '../../domain/rich-text.ts'
import { useContent } from '../browser/content.ts'
import { Accordion } from '../ui/accordion.tsx'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Meta, type StructuredData } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { ChatLink } from '../whatsapp/chat-link.tsx'

function questionsData(questions: readonly Faq[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

export function Component() {
  const { pathname } = useLocation()
  const { questions, ...texts } = useContent('faq')
  return (
    <>
      <Meta
        title={texts.metaTitle}
        description={texts.metaDescription}
        path={pathname}
        structuredData={[
          questionsData(questions),
          breadcrumbData([{ name: texts.metaTitle, path: path('faq') }]),
        ]}
      />
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="wrap grid gap-x-16 gap-y-12 pb-16 md:pb-26 lg:grid-cols-[minmax(0,1fr)_392px]">
        <Accordion
          level={2}
          initial={questions[0]?.id}
          items={questions.map(({ id, question, answer }) => ({
            key: id,
            title: <span className="display text-[1.3125rem] leading-tight">{question}</span>,
            content: (
              <div className="grid max-w-[42em] gap-3 pb-6 text-ink-2">
                <RichText text={answer} />
              </div>
            ),
          }))}
        />
        <section
          aria-labelledby="chiedi"
          className="self-start rounded-panel bg-white p-6 shadow-e2 md:p-8 lg:sticky lg:top-28"
        >
          <h2 id="chiedi" className="text-card">
            Non hai trovato la risposta?
          </h2>
          <p className="mt-3 text-ink-2">
            Chiedi a chi organizza i viaggi: su WhatsApp si fa prima, per email rispondiamo entro un
            giorno.
          </p>
          <div className="mt-6 grid gap-2.5">
            <ChatLink wide>
              <WhatsAppIcon className="size-5.5" />
              Scrivici su WhatsApp
            </ChatLink>
            <ButtonLink to={path('contact')} kind="outline" wide>
              Contattaci
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  )
}
