import { Component, type ReactNode } from 'react';
import { Container, LinkButton, Typography } from 'shared/core';

interface PageBoundaryProps {
  /** What compose rendered for this page, if the document that is open is its own. */
  prerendered: string | undefined;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what a page throws while it renders: its prerendered HTML stays readable, the frame around it untouched. */
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
    if (prerendered !== undefined) return <div dangerouslySetInnerHTML={{ __html: prerendered }} />;
    return (
      <Container sx={{ paddingBlock: 12 }}>
        <Typography variant="h1">This page can’t be shown right now</Typography>
        <Typography sx={{ marginBlock: 3 }}>
          Please try again in a moment. The rest of the site works as usual.
        </Typography>
        <LinkButton href="/" variant="outlined">
          Go to the home page
        </LinkButton>
      </Container>
    );
  }
}
