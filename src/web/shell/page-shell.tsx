import { Outlet, useLocation } from 'react-router'
import { isAdsPath } from '../../domain/catalogue/ads.ts'
import { Optional } from '../ui/optional.tsx'
import { AdsBanner } from './ads-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Main } from './main.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** Header, page and footer; on advertising pages with the offer on top. */
export function PageShell() {
  const isAds = isAdsPath(useLocation().pathname)
  return (
    <>
      <Optional>
        {isAds && <AdsBanner />}
        <Header />
      </Optional>
      <Main>
        {/* If a page can't be shown, header and footer stay. */}
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Main>
      <Optional>
        <Footer />
      </Optional>
    </>
  )
}
