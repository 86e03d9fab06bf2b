import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import { Footer } from '../components/Footer';
import { Header } from '../components/Header';
import { Live } from '../components/Live';
import site from '../site.json';
import { theme } from '../theme';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <AppRouterCacheProvider>
          <ThemeProvider theme={theme}>
            <CssBaseline />
            <Header links={site.header} />
            {children}
            <Footer links={site.footer} />
            <Live />
          </ThemeProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
