import { QRCodeSVG } from 'qrcode.react';

interface Props {
  address: string;
  label: string;
  size: number;
}

export function QrCode({ address, label, size }: Props) {
  return (
    <QRCodeSVG
      value={address}
      size={size}
      title={label}
      role="img"
      fgColor="#151030"
      bgColor="#ffffff"
    />
  );
}
