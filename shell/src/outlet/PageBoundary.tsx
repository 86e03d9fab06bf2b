import { Container, LinkButton, Typography } from '@sayapatri/design';
import { Component, type ReactNode } from 'react';
import { pageUnavailable } from '../content/unavailable.ts';
import { PrerenderedPage } from './PrerenderedPage.tsx';

interface PageBoundaryProps {
  /** The page's prerendered HTML, when the open document is this page's. */
  prerendered: string | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches rendering errors of a page: its prerendered HTML is shown instead, or an apology with a way on. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { prerendered } = this.props;
    if (prerendered !== undefined) return <PrerenderedPage html={prerendered} />;
    return (
      <Container sx={{ paddingBlock: 12 }}>
        <Typography variant="h1">{pageUnavailable.title}</Typography>
        <Typography sx={{ marginBlock: 3 }}>{pageUnavailable.text}</Typography>
        <LinkButton href={pageUnavailable.cta.href} variant="outlined">
          {pageUnavailable.cta.label}
        </LinkButton>
      </Container>
    );
  }
}
