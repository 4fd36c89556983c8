import { useNavigate } from 'react-router'
import { useSearchParams } from '../../browser/search-params.ts'
import { Logo } from '../../shell/logo.tsx'
import { Main } from '../../shell/main.tsx'
import { Link } from '../../ui/link.tsx'
import { Meta } from '../../ui/meta.tsx'
import { safeReturn, staffPaths } from '../pages.ts'
import { staffQueries } from '../query.ts'
import { SignIn } from './sign-in.tsx'

export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const enter = () => {
    staffQueries.clear()
    void navigate(safeReturn(search.get('da')), { replace: true })
  }
  return (
    <>
      <Meta title="Accesso staff" description="Area riservata." path={staffPaths.login} noindex />
      <div className="staff grid min-h-dvh bg-white lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <Main className="flex flex-col px-5 py-7 md:px-12 lg:px-20">
          <Link to="/" className="self-start rounded-tag">
            <Logo size="small" />
            <span className="sr-only">, pagina iniziale</span>
          </Link>
          <div className="my-auto w-full max-w-[400px] py-10">
            <SignIn expired={search.has('scaduta')} onDone={enter} />
          </div>
        </Main>
        <div className="hidden bg-navy lg:block" aria-hidden>
          <div className="on-dark flex h-full flex-col justify-end p-20 text-white">
            <p className="display text-sub text-gold">Dieci posti alla volta.</p>
            <p className="mt-3 max-w-[26em] text-lead text-mist">
              Link, prenotazioni, bonifici e partenze in un posto solo.
            </p>
          </div>
        </div>
      </div>
    </>
  )
}
