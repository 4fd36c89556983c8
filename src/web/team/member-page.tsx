import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { path } from '../../contract/pages.ts'
import type { MemberContent, RelatedTrip } from '../../domain/catalogue/page-contents.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { ReviewCard } from '../reviews/review-card.tsx'
import { TripLink } from '../trip-cards/trip-link.tsx'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { usePrefixedPath } from '../ui/link.tsx'
import { Meta } from '../ui/meta.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'
import { ChatLink } from '../whatsapp/chat-link.tsx'
import { memberData } from './member-data.ts'
import { MemberFacts } from './member-facts.tsx'
import { Portrait } from './portrait.tsx'
import { ShareProfile } from './share-profile.tsx'

export function Component() {
  const { id = '' } = useParams()
  const found = useContent(`member/${id}`)
  return found ? <Profile key={id} content={found} /> : <UnknownMember />
}

function UnknownMember() {
  const navigate = useNavigate()
  const prefixed = usePrefixedPath()
  const target = prefixed(path('team'))
  useEffect(() => {
    toast({
      title: 'Membro del team non trovato',
      description: 'Non è stato possibile trovare il profilo richiesto.',
      variant: 'destructive',
    })
    void navigate(target, { replace: true })
  }, [navigate, target])
  return null
}

function Profile({ content }: { content: MemberContent }) {
  const { pathname } = useLocation()
  const { mode } = useFigures()
  const { member, trips, suggested, testimonials } = content
  const { id, name, role, description, bio, yearsExperience } = member
  return (
    <>
      <Meta
        title={`${name}, ${role}`}
        description={description}
        path={pathname}
        structuredData={memberData(member)}
      />
      <div className="wrap pt-6 md:pt-10">
        <TextLink to={path('team')} className="min-h-11">
          <ArrowLeft className="size-4.5" aria-hidden />
          Torna al Team
        </TextLink>
        <article
          aria-label={name}
          className="mt-5 grid gap-x-16 gap-y-7 md:mt-8 md:grid-cols-[300px_minmax(0,1fr)] lg:grid-cols-[392px_minmax(0,1fr)]"
        >
          <Portrait
            member={member}
            priority
            sizes="(width >= 1024px) 392px, (width >= 768px) 300px, 60vw"
            className="max-md:w-3/5"
          />
          <div className="max-w-[40em]">
            <h1 className="text-page">{name}</h1>
            <p className="mt-3 text-lead font-[650] text-primary">{role}</p>
            <p className="mt-1 text-ink-2">{yearsExperience} anni di esperienza</p>
            <div className="mt-6 grid gap-4.5">
              {bio.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="mt-8 flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
              <ChatLink message={whatsAppMessages.member(name)}>
                <WhatsAppIcon className="size-5.5" />
                Scrivici su WhatsApp
              </ChatLink>
              <ShareProfile id={id} name={name} />
            </div>
          </div>
        </article>
        <MemberFacts member={member} trips={trips} />
      </div>
      <SuggestedTrips trips={suggested} />
      {mode === 'sample' && <Testimonials testimonials={testimonials} />}
    </>
  )
}

/** Sample testimonials: real reviews are on the pages of the trips. */
function Testimonials({ testimonials }: Pick<MemberContent, 'testimonials'>) {
  return (
    <section aria-labelledby="dicono" className="wrap pt-14 pb-16 md:pt-19 md:pb-26">
      <h2 id="dicono" className="text-sub">
        Chi è già partito con noi
      </h2>
      <ul className="mt-6 grid gap-3.5 wrap-anywhere md:mt-8 lg:grid-cols-3 lg:gap-6">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <ReviewCard review={testimonial} verified={false} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Three trips that every profile recommends. */
function SuggestedTrips({ trips }: { trips: readonly RelatedTrip[] }) {
  return (
    <section aria-labelledby="consigliati" className="wrap pt-14 md:pt-19">
      <h2 id="consigliati" className="text-sub">
        Viaggi consigliati
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-8 md:mt-8 md:grid-cols-3">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripLink
              trip={trip}
              sizes="(width >= 768px) 400px, 100vw"
              pictureClassName="h-60 md:h-75"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
